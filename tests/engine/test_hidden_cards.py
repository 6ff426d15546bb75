"""What a record hides is judged by what its hidden cards can have been, and by nothing else.

The verdicts expected here are reasoned from the rules.
"""

from __future__ import annotations

from validator.engine import judge
from validator.findings import ILLEGAL, LEGAL, UNDETERMINED, Judgement
from validator.rulebook import load_game
from validator.transcripts.read import read_text
from validator.transcripts.transcript import Transcript

GAME = load_game("battalion")

ANNA = "9♠ 10♠ 7♥ 8♥ 9♥ 6♦ 7♦ 8♦ 6♣ 7♣"
BORIS = "3♠ 4♠ 5♠ 6♠ 7♠ J♠ 2♥ 2♦ 3♦ 2♣"
CHIYO = "7♠ 8♠ J♠ 4♥ 5♥ 6♥ 4♦ 5♦ 3♣ 4♣"
BIDDING = 20                                # the number of the move before the first bid


def judged(*moves: str, anna: str = ANNA, boris: str = BORIS, chiyo: str = CHIYO,
           reading: str = "canonical") -> Judgement:
    """The verdict on a game in which everybody draws the queen that was turned up, and lays it back.

    Boris bids first, then Chiyo, then Anna, who has dealt.
    """
    acquisition = [f"{player}: {move}" for _ in range(3) for player in ("Boris", "Chiyo", "Anna")
                   for move in ("{draw: discard, card: Q♥}", "{discard: Q♥}")]
    deal = ", ".join(f"{name}: {hand}" for name, hand in (("Anna", anna), ("Boris", boris), ("Chiyo", chiyo)) if hand)
    lines = [f"deal: {{{deal}}}", "turn-up: Q♥", *acquisition, *moves]
    [record] = read_text("\n".join(["game: battalion", f"reading: {reading}", "players: [Anna, Boris, Chiyo]",
                                    "dealer: Anna", "moves:", *(f"- {line}" for line in lines)]))
    assert isinstance(record, Transcript), record
    return judge(GAME, record)


def told(judgement: Judgement) -> list[tuple]:
    """Each finding: its verdict, its rule, and its move counted from the first bid."""
    return [(finding.verdict, finding.rule, finding.move and finding.move - BIDDING) for finding in judgement.findings]


# -- bids and hidden hands

def test_a_bid_from_a_hidden_hand_is_undetermined():
    assert told(judged("Boris: {bid: 5}", boris="")) == [(UNDETERMINED, "never-overbid", 1)]


def test_a_bid_of_eleven_from_a_hidden_hand_of_ten_is_illegal():
    assert told(judged("Boris: {bid: 11}", boris="")) == [(ILLEGAL, "never-overbid", 1)]


def test_five_cards_of_a_suit_shown_later_prove_the_bid():
    judgement = judged("Boris: {bid: 5}", "Chiyo: pass", "Anna: pass",
                       "Boris: {attack: Chiyo, cards: 3♠ 4♠ 5♠ 6♠ 9♠}", boris="")
    assert (judgement.verdict, told(judgement)) == (LEGAL, [])


def test_cards_of_unknown_rank_prove_it_as_well():
    assert judged("Boris: {bid: 5}", "Chiyo: pass", "Anna: pass",
                  'Boris: {attack: Chiyo, cards: "?♠ ?♠ ?♠ ?♠ ?♠"}', boris="").verdict == LEGAL


def test_cards_that_show_no_suit_do_not_tell_whether_an_attack_is_of_one():
    assert told(judged("Boris: {bid: 5}", "Chiyo: pass", "Anna: pass",
                       'Boris: {attack: Chiyo, cards: "? ? ? ? ?"}')) == [(UNDETERMINED, "attack-one-suit", 4)]


def test_a_bid_from_a_hidden_hand_that_is_known_in_part():
    five_spades = "3♠ 4♠ 5♠ 6♠ 7♠ ? ? ? ? ?"
    assert judged("Boris: {bid: 5}", boris=five_spades).verdict == LEGAL
    assert told(judged("Boris: {bid: 6}", boris=five_spades)) == [(UNDETERMINED, "never-overbid", 1)]
    assert told(judged("Boris: {bid: 11}", boris=five_spades)) == [(ILLEGAL, "never-overbid", 1)]


# -- what is shown later was held before

def test_who_shows_four_spades_after_the_pass_had_them_when_he_had_to_announce():
    assert told(judged("Boris: pass", "Chiyo: pass", "Anna: pass", 'Boris: {attack: Chiyo, cards: "?♠ ?♠ ?♠ ?♠"}',
                       boris="", reading="{bid-duty: must-announce}")) == [(ILLEGAL, "must-announce", 1)]


def test_three_spades_had_not_to_be_announced_but_the_rest_of_the_hand_may_have_had_to():
    assert told(judged("Boris: pass", "Chiyo: pass", "Anna: pass", 'Boris: {attack: Chiyo, cards: "?♠ ?♠ ?♠"}',
                       boris="", reading="{bid-duty: must-announce}")) == [(UNDETERMINED, "must-announce", 1)]


def after_a_refill(boris: str, drawn: str) -> list[tuple]:
    """Boris passes with a hand that is hidden but for `boris`, loses some of it, draws, and then lays four spades."""
    return told(judged("Boris: pass", "Chiyo: pass", "Anna: pass", "Boris: {attack: Chiyo, cards: 2♥}",
                       "Chiyo: surrender", f"Boris: {{refill: {drawn}}}",
                       "Chiyo: {attack: Anna, cards: 4♦ 5♦}", "Anna: surrender", "Chiyo: {refill: 2}",
                       "Anna: {attack: Boris, cards: 9♠ 10♠}", "Boris: {defend: 3♠ 4♠ 5♠ 6♠}",
                       boris=boris, reading="{bid-duty: must-announce}"))


def test_a_spade_drawn_since_explains_the_fourth():
    without_four = "3♠ 4♠ 5♠ 2♥ 3♥ 4♥ 2♦ 3♦ 2♣ 3♣"
    assert after_a_refill(without_four, "6♠") == []
    assert after_a_refill(without_four, "1") == []


def test_a_heart_drawn_since_does_not():
    assert after_a_refill("2♥ ? ? ? ? ? ? ? ? ?", "9♥") == [(ILLEGAL, "must-announce", 1)]


def test_a_hidden_card_drawn_since_may_explain_it_or_not():
    assert after_a_refill("2♥ ? ? ? ? ? ? ? ? ?", "1") == [(UNDETERMINED, "must-announce", 1)]


# -- the packs, and how many cards there can be

def test_a_third_copy_from_a_hidden_hand_is_illegal_with_two_packs():
    chiyo = "3♠ 3♠ J♠ 4♥ 5♥ 6♥ 4♦ 5♦ 3♣ 4♣"
    assert told(judged("Boris: {bid: 4}", "Chiyo: pass", "Anna: pass",
                       "Boris: {attack: Chiyo, cards: 3♠ 4♠ 5♠ 6♠}", boris="", chiyo=chiyo))[0] == \
        (ILLEGAL, "attack-laid", 4)


def test_the_second_copy_is_not():
    chiyo = "3♠ 8♠ J♠ 4♥ 5♥ 6♥ 4♦ 5♦ 3♣ 4♣"
    assert judged("Boris: {bid: 4}", "Chiyo: pass", "Anna: pass",
                  "Boris: {attack: Chiyo, cards: 3♠ 4♠ 5♠ 6♠}", boris="", chiyo=chiyo).verdict == LEGAL


def test_a_third_copy_among_hidden_hands_alone_is_illegal_where_it_is_shown():
    assert told(judged("Boris: {bid: 4}", "Chiyo: pass", "Anna: pass", "Boris: {attack: Chiyo, cards: 3♠ 3♠ 5♠ 6♠}",
                       "Chiyo: {defend: 3♠}", boris="", chiyo="", anna="")) == [(ILLEGAL, "defend", 5)]


def drawn_and_laid(*laid: str) -> Judgement:
    """The verdict on hands that nobody saw: a queen of hearts is turned up, and each in turn draws and lays a card."""
    turns = [f"{player}: {move}" for player, card in zip(("Boris", "Chiyo", "Anna"), laid)
             for move in ("{draw: stock}", f"{{discard: {card}}}")]
    [record] = read_text("\n".join(["game: battalion", "players: [Anna, Boris, Chiyo]", "dealer: Anna", "moves:",
                                    *(f"- {line}" for line in ("deal", "turn-up: Q♥", *turns))]))
    return judge(GAME, record)


def test_a_third_copy_cannot_be_laid_after_an_unseen_card_was_drawn():
    assert [(finding.rule, finding.move) for finding in drawn_and_laid("Q♥", "Q♥").findings] == [("discard", 6)]
    assert [(finding.rule, finding.move) for finding in drawn_and_laid("3♦", "3♦", "3♦").findings] == [("discard", 8)]


def test_a_second_copy_can():
    assert drawn_and_laid("Q♥", "3♦", "3♦").verdict == LEGAL


NO_REFILL = "{refill: none, suit-ban: none, target: next}"


def test_more_cards_are_shown_than_a_hidden_hand_can_hold():
    assert told(judged("Boris: {bid: 6}", "Chiyo: pass", "Anna: pass",
                       "Boris: {attack: Chiyo, cards: 3♠ 4♠ 5♠ 6♠ 7♠ 8♠}", "Chiyo: {defend: J♠}",
                       "Chiyo: {attack: Anna, cards: 4♥ 5♥}", "Anna: surrender",
                       "Anna: {attack: Boris, cards: 7♥ 8♥ 9♥}", "Boris: {defend: 2♥ 3♥ 4♥ 5♥ 6♥}",
                       boris="", reading=NO_REFILL)) == [(ILLEGAL, "defend", 9)]


def test_as_many_cards_as_it_can_hold_are_legal():
    judgement = judged("Boris: {bid: 6}", "Chiyo: pass", "Anna: pass",
                       "Boris: {attack: Chiyo, cards: 3♠ 4♠ 5♠ 6♠ 7♠ 8♠}", "Chiyo: {defend: J♠}",
                       "Chiyo: {attack: Anna, cards: 4♥ 5♥}", "Anna: surrender",
                       "Anna: {attack: Boris, cards: 7♥ 8♥ 9♥}", "Boris: {defend: 2♥ 3♥ 4♥ 6♥}",
                       boris="", reading=NO_REFILL)
    assert judgement.verdict == LEGAL


# -- hidden discards

def hidden_discard(drawn: str, boris: str) -> list[tuple]:
    """Boris draws from the stock and lays a hidden card down; Chiyo takes it, and shows which it was."""
    [record] = read_text(f"""
game: battalion
players: [Anna, Boris, Chiyo]
dealer: Anna
moves:
- deal: {{Anna: {ANNA}, Boris: {boris}, Chiyo: {CHIYO}}}
- turn-up: Q♥
- Boris: {{draw: stock, card: Q♣}}
- Boris: {{discard: "?"}}
- Chiyo: {{draw: discard, card: {drawn}}}
""")
    return [(finding.verdict, finding.rule, finding.move) for finding in judge(GAME, record).findings]


def test_a_hidden_discard_that_is_drawn_and_shown_was_held():
    assert hidden_discard("7♠", BORIS) == []
    assert hidden_discard("Q♣", BORIS) == []


def test_a_card_that_was_not_held_cannot_be_drawn_from_where_the_hidden_one_lies():
    assert hidden_discard("K♠", BORIS) == [(ILLEGAL, "draw", 5)]


def test_a_hidden_hand_may_have_held_it_unless_all_copies_lie_elsewhere():
    assert hidden_discard("K♠", "10") == []
    assert hidden_discard("Q♥", "10") == []
    assert hidden_discard("7♠", "7♠ ? ? ? ? ? ? ? ? ?") == []
    assert hidden_discard("J♠", "J♠ J♠ ? ? ? ? ? ? ? ?") == [(ILLEGAL, "ten-cards", 1)]     # Chiyo has the third


def test_the_second_of_two_alike_is_shown_when_the_first_has_been_seen_elsewhere():
    [record] = read_text(f"""
game: battalion
players: [Anna, Boris, Chiyo]
dealer: Anna
moves:
- deal: {{Anna: {ANNA}, Chiyo: {CHIYO}}}
- turn-up: Q♥
- Boris: {{draw: stock, card: K♠}}
- Boris: {{discard: "?"}}
- Chiyo: {{draw: discard, card: Q♣}}
- Chiyo: {{discard: 3♣}}
- Anna: {{draw: discard}}
- Anna: {{discard: 3♣}}
- Boris: {{draw: discard}}
- Boris: {{discard: Q♣}}
""")
    assert judge(GAME, record).verdict == LEGAL


# -- chips in bounds

FOUR_SPADES = ("Boris: {bid: 4}", "Chiyo: pass", "Anna: pass", 'Boris: {attack: Chiyo, cards: "?♠ ?♠ ?♠ ?♠"}',
               "Chiyo: surrender")


def test_spades_of_unknown_rank_may_be_twins_so_the_loss_lies_in_bounds():
    judgement = judged(*FOUR_SPADES, boris="")
    assert judgement.verdict == LEGAL
    assert judgement.state == {"chips": {"Anna": 10, "Boris": 10, "Chiyo": (2, 6)}, "bank": (4, 8)}


def test_a_claim_within_the_bounds_is_undetermined_and_one_outside_is_illegal():
    assert told(judged(*FOUR_SPADES, "score: {Chiyo: 4}", boris="")) == [(UNDETERMINED, "score-claims", 6)]
    assert told(judged(*FOUR_SPADES, "score: {Chiyo: 1}", boris="")) == [(ILLEGAL, "score-claims", 6)]


def test_one_pair_of_twins_more_or_less_makes_two_points_so_an_odd_loss_is_impossible():
    two_pairs = "3♠ 3♠ 4♠ 4♠ 5♠ 6♠ 2♦ 3♦ 2♣ 3♣"
    assert told(judged(*FOUR_SPADES, "score: {Chiyo: 4}", boris=two_pairs)) == [(UNDETERMINED, "score-claims", 6)]
    assert told(judged(*FOUR_SPADES, "score: {Chiyo: 5}", boris=two_pairs)) == [(ILLEGAL, "score-claims", 6)]


def test_without_twins_in_the_hand_the_loss_is_certain():
    assert judged(*FOUR_SPADES).state["chips"]["Chiyo"] == 6


def test_in_which_order_two_cards_lie_is_open_and_tells_whether_one_is_beaten():
    """The attack can be 2♥ 3♥, of which the first is beaten, or 3♥ 2♥, of which none is."""
    moves = ("Boris: pass", "Chiyo: pass", "Anna: pass", 'Boris: {attack: Chiyo, cards: "?♥ ?♥"}',
             "Chiyo: {cover: 3♥ 2♥}")
    hands = {"boris": "2♥ 3♥ 4♠ 5♠ 6♠ 2♦ 3♦ 4♦ 2♣ 3♣", "chiyo": "2♥ 3♥ 7♠ 8♠ 9♠ 7♦ 8♦ 9♦ 7♣ 8♣",
             "reading": "{combat: cover}"}
    assert told(judged(*moves, "score: {Boris: 10}", **hands)) == [(UNDETERMINED, "score-claims", 6)]
    assert told(judged(*moves, "score: {Boris: 8}", **hands)) == [(UNDETERMINED, "score-claims", 6)]
    assert told(judged(*moves, "score: {Boris: 6}", **hands)) == [(ILLEGAL, "score-claims", 6)]


# -- the stock

def test_how_many_cards_are_left_in_the_stock_is_known_however_many_are_hidden():
    moves = ("Boris: {bid: 4}", "Chiyo: pass", "Anna: pass", "Boris: {attack: Chiyo, cards: 3♠ 4♠ 5♠ 6♠}",
             "Chiyo: surrender")
    assert told(judged(*moves, "Boris: {refill: 3}")) == [(ILLEGAL, "refill-exact", 6)]
    assert told(judged(*moves, "Boris: {refill: 5}")) == [(ILLEGAL, "refill-exact", 6)]
    assert told(judged(*moves, "reshuffle", "Boris: {refill: 4}")) == [(ILLEGAL, "reshuffle-when-empty", 6)]
    assert judged(*moves, "Boris: {refill: 4}").verdict == LEGAL


def ten(suit: str) -> str:
    """Ten cards of a suit, the ranks unknown."""
    return '"' + " ".join(["?" + suit] * 10) + '"'


FOUR_BATTLES = (                            # nobody loses anything, so 20 cards are played and drawn each time
    "Boris: pass", "Chiyo: pass", "Anna: pass",
    f"Boris: {{attack: Chiyo, cards: {ten('♠')}}}", f"Chiyo: {{defend: {ten('♠')}}}",
    "Chiyo: {refill: 10}", "Boris: {refill: 10}",
    f"Chiyo: {{attack: Anna, cards: {ten('♥')}}}", f"Anna: {{defend: {ten('♥')}}}",
    "Anna: {refill: 10}", "Chiyo: {refill: 10}",
    f"Anna: {{attack: Boris, cards: {ten('♦')}}}", f"Boris: {{defend: {ten('♦')}}}",
    "Boris: {refill: 10}", "Anna: {refill: 10}",
    f"Boris: {{attack: Chiyo, cards: {ten('♣')}}}", f"Chiyo: {{defend: {ten('♣')}}}",
    "Chiyo: {refill: 10}")
RUNS_OUT = len(FOUR_BATTLES) + 1            # 104 - 30 - 1 - 7 * 10 = 3 cards are left then


def as_the_stock_runs_out(*moves: str) -> list[tuple]:
    """What is said of a game in which all hands are hidden, and 3 cards are left when Boris lacks 10."""
    return told(judged(*FOUR_BATTLES, *moves, anna="", boris="", chiyo="", reading="{strength: cards, suit-ban: none}"))


def test_the_rest_of_the_stock_is_taken_and_the_discard_pile_reshuffled():
    assert as_the_stock_runs_out("Boris: {refill: 3}", "reshuffle", "Boris: {refill: 7}") == []


def test_no_more_than_the_rest_of_the_stock_can_be_taken():
    assert as_the_stock_runs_out("Boris: {refill: 10}") == [(ILLEGAL, "refill-exact", RUNS_OUT)]


def test_the_discard_pile_is_not_reshuffled_before_the_rest_is_taken():
    assert as_the_stock_runs_out("reshuffle") == [(ILLEGAL, "reshuffle-when-empty", RUNS_OUT)]


def test_nothing_can_be_taken_from_an_empty_stock():
    assert as_the_stock_runs_out("Boris: {refill: 3}", "Boris: {refill: 7}") == \
        [(ILLEGAL, "refill-from-stock", RUNS_OUT + 1)]


def test_cards_that_were_played_unseen_may_come_back_after_a_reshuffle():
    assert as_the_stock_runs_out("Boris: {refill: 3}", "reshuffle", 'Boris: {refill: "A♠ A♠ ? ? ? ? ?"}') == []


def test_three_copies_may_not():
    assert as_the_stock_runs_out("Boris: {refill: 3}", "reshuffle", 'Boris: {refill: "A♠ A♠ A♠ ? ? ? ?"}') == \
        [(ILLEGAL, "refill-taken", RUNS_OUT + 2)]


# -- who can attack

EMPTY_HANDS = (
    "Boris: pass", "Chiyo: pass", "Anna: pass",
    f"Boris: {{attack: Chiyo, cards: {ten('♠')}}}", f"Chiyo: {{defend: {ten('♠')}}}", "Chiyo: skip",
    'Anna: {attack: Boris, cards: "?♥ ?♥ ?♥ ?♥ ?♥"}', "Boris: surrender", "Boris: skip", "Chiyo: skip",
    'Anna: {attack: Boris, cards: "?♦ ?♦ ?♦ ?♦"}', "Boris: surrender")


def with_empty_hands(*moves: str) -> list[tuple]:
    """What is said of a game without refills, all hands hidden, in which one card is left, in Anna's hand."""
    return told(judged(*EMPTY_HANDS, *moves, anna="", boris="", chiyo="",
                       reading="{strength: cards, refill: none, suit-ban: none, later-attack: any-number}"))


def test_who_has_laid_ten_cards_has_none_left_and_skips():
    assert with_empty_hands("Boris: skip", "Chiyo: skip", 'Anna: {attack: Chiyo, cards: "?♣"}') == []


def test_a_card_from_an_empty_hand_is_illegal_though_nobody_has_seen_the_hand():
    assert with_empty_hands('Boris: {attack: Chiyo, cards: "?♣"}') == \
        [(ILLEGAL, "attack-laid", len(EMPTY_HANDS) + 1)]


def test_who_has_a_card_left_may_not_skip():
    assert with_empty_hands("Boris: skip", "Chiyo: skip", "Anna: skip") == \
        [(ILLEGAL, "skip-if-unable", len(EMPTY_HANDS) + 3)]


LAST_CARD = ("Boris: skip", "Chiyo: skip", 'Anna: {attack: Chiyo, cards: "?♣"}', "Chiyo: surrender")


def test_when_all_hands_are_empty_a_new_deal_follows_and_no_skip():
    assert with_empty_hands(*LAST_CARD, "deal: {}") == []
    assert with_empty_hands(*LAST_CARD, "Boris: skip") == \
        [(ILLEGAL, "deal-order", len(EMPTY_HANDS) + len(LAST_CARD) + 1)]


# -- the suit ban

SPADES_ATTACKED = ("Boris: {bid: 4}", "Chiyo: pass", "Anna: pass", "Boris: {attack: Anna, cards: 3♠ 4♠ 5♠ 6♠}",
                   "Anna: surrender", "Boris: {refill: 4}")


def against_the_ban(*moves: str, chiyo: str) -> list[tuple]:
    """What is said when Chiyo attacks in spades after Boris has, and what then follows."""
    return told(judged(*SPADES_ATTACKED, 'Chiyo: {attack: Anna, cards: "?♠ ?♠"}', "Anna: surrender", *moves,
                       chiyo=chiyo))


def test_a_hidden_hand_may_be_all_spades_so_the_ban_may_be_waived():
    assert against_the_ban(chiyo="") == [(UNDETERMINED, "suit-ban", 7)]


def test_a_heart_that_is_known_of_rules_it_out():
    assert against_the_ban(chiyo="2♥ ? ? ? ? ? ? ? ? ?") == [(ILLEGAL, "suit-ban", 7)]


def test_a_heart_that_is_shown_later_rules_it_out_too():
    later = ("Anna: {attack: Chiyo, cards: 7♥ 8♥}", "Chiyo: {defend: 2♥}")
    assert against_the_ban("Chiyo: {refill: 9♠ 10♠}", *later, chiyo="") == [(ILLEGAL, "suit-ban", 7)]


def test_unless_it_may_have_been_drawn_since():
    later = ("Anna: {attack: Chiyo, cards: 7♥ 8♥}", "Chiyo: {defend: 2♥}")
    assert against_the_ban("Chiyo: {refill: 2}", *later, chiyo="") == [(UNDETERMINED, "suit-ban", 7)]
    assert against_the_ban("Chiyo: {refill: 9♠ 2♥}", *later, chiyo="") == [(UNDETERMINED, "suit-ban", 7)]


# -- what would settle it

def test_an_attack_of_cards_not_shown_would_be_settled_by_the_attackers_hand():
    judgement = judged("Boris: {bid: 5}", "Chiyo: pass", "Anna: pass", 'Boris: {attack: Chiyo, cards: "? ? ? ? ?"}')
    [doubt] = judgement.findings
    assert [zone.value for zone in doubt.open] == [("hand", 1)]
