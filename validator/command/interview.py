"""The questions of house rules, asked one after another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum
from unicodedata import normalize

from ..findings import Fact
from ..reports.book import question, variant as variants
from ..reports.book.page import Page
from ..reports.speaker import Speaker
from ..reports.wrapping import wrap
from ..rulebook.settling import FURTHER, START, Draft, possible, starting_points
from .asking import Dialogue, Left


class Wish(Enum):
    """What may be typed besides an answer; the value is the end of the kind of its wording."""

    MORE = "more"                           # be told more
    BACK = "back"                           # go back to the question before
    LEAVE = "leave"                         # leave all that is not asked yet as it stands
    STOP = "stop"                           # stop, and write nothing
    FURTHER = "further"                     # be asked the questions that are seldom disputed too


class Stopped(Exception):
    """Who was asked wants to stop; `draft` is what was settled by then."""

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self.draft = draft


class Interview:
    """Asks the questions of a draft. `page` is for what the game says, `speaker` for what the command does."""

    def __init__(self, dialogue: Dialogue, page: Page, speaker: Speaker) -> None:
        self.dialogue = dialogue
        self.page = page
        self.speaker = speaker

    def conduct(self, draft: Draft) -> Draft:
        """The draft with all that was answered. Raises Stopped."""
        self._say("welcome", title=self.page.speaker.term("titles", draft.game.name))
        self._say("keys", **{wish.value: self._words(wish)[0] for wish in Wish if wish is not Wish.FURTHER})
        position = 0
        while position < len(steps := draft.steps()):
            try:
                reply, draft = self._step(draft, steps, position)
            except Left:
                raise Stopped(draft) from None
            if reply is Wish.STOP:
                raise Stopped(draft)
            if reply is Wish.LEAVE:
                break
            position = max(position - 1, 0) if reply is Wish.BACK else position + 1
        return draft

    def _step(self, draft: Draft, steps: Sequence[str], position: int) -> tuple[str | Wish, Draft]:
        """What is replied at a step, and the draft with it."""
        name, game, options = steps[position], draft.game, draft.settled.options
        if name == FURTHER:
            reply = self._ask_further(replace(draft, further=True).steps()[position + 1:])
            return reply, replace(draft, further=reply is Wish.FURTHER)
        count = f"{position + 1 - (FURTHER in steps[:position])}/{len(steps) - (FURTHER in steps)}"
        if name == START:
            readings = starting_points(game)
            command = f"referee rules {game.asked_for} --reading {draft.base}"
            reply = self._choose(question.render_start(self.page, readings, count), readings, draft.base,
                                 lambda: self._say("read", command=command))
            return reply, replace(draft, base=reply) if isinstance(reply, str) else draft
        variant = game.variants[name]
        known = possible(variant, options)
        reply = self._choose(question.render(self.page, variant, known, count), known, options[name],
                             lambda: self.dialogue.say(variants.render(self.page, variant)))
        return reply, draft.answered(name, reply) if isinstance(reply, str) else draft

    def _choose(self, asked: str, known: Sequence[str], otherwise: str, tell_more: Callable[[], None]) -> str | Wish:
        """One of the answers, by its number or its name, or what else is wished."""
        prompt = self.speaker.word("command.house.prompt", number=known.index(otherwise) + 1)
        named = {_folded(answer): answer for answer in known} | \
            {str(number): answer for number, answer in enumerate(known, start=1)}
        self.dialogue.say(f"\n{asked}")
        while (word := self.dialogue.ask(f"{prompt} ")):
            if (reply := named.get(_folded(word)) or self._wish(word)) not in (None, Wish.MORE, Wish.FURTHER):
                return reply
            if reply is Wish.MORE:
                self.dialogue.say()
                tell_more()
                self.dialogue.say(f"\n{asked}")
            else:
                self._say("no-answer", word=Fact("text", word), most=len(known), more=self._words(Wish.MORE)[0])
        return otherwise

    def _ask_further(self, names: Sequence[str]) -> str | Wish:
        """Whether to ask the questions that are seldom disputed."""
        prompt = self.speaker.word("command.house.prompt-further", further=self._words(Wish.FURTHER)[0])
        self.dialogue.say()
        self._say("further", count=len(names))
        while (word := self.dialogue.ask(f"{prompt} ")):
            reply = self._wish(word)
            if reply is Wish.MORE:
                for name in names:
                    self.dialogue.say(self.page.hanging("–", self.page.question(self.page.game.variants[name])))
            elif reply:
                return reply
            else:
                self._say("no-wish", word=Fact("text", word), further=self._words(Wish.FURTHER)[0])
        return Wish.LEAVE

    # -- words

    def _say(self, kind: str, **facts: Fact | str | int) -> None:
        self.dialogue.say(wrap(self.speaker.word(f"command.house.{kind}", **facts), self.page.width))

    def _wish(self, word: str) -> Wish | None:
        return next((wish for wish in Wish if _folded(word) in map(_folded, self._words(wish))), None)

    def _words(self, wish: Wish) -> list[str]:
        """The words for a wish: those of the language, the short one first, and those of English."""
        kind = f"command.house.word-{wish.value}"
        return [*self.speaker.word(kind).split(), *str(self.speaker.wording[kind]).split()]


def _folded(word: str) -> str:
    """A word as it is compared: capitals and the wide letters of a Japanese keyboard do not matter.

    >>> _folded("Ｂack"), _folded("？"), _folded("２")
    ('back', '?', '2')
    """
    return normalize("NFKC", word).casefold()
