"""The first thing to run on a new machine: `python3 start.py` shows the referee, `python3 start.py tests` tests it.

It needs Python 3.11 or newer and a network once: it makes an environment of its own in `.venv`, installs the
referee and what it needs there, and touches nothing else, with one exception: `tests`, started by root on a machine
that installs Debian's packages, such as a fresh container, installs Chromium if no browser is there. What follows
`tests` goes to pytest.
"""

import sys

if sys.version_info < (3, 11):              # before anything that an older Python would not understand
    sys.exit("The referee needs Python 3.11 or newer, and this is %d.%d.\n"
             "Newer ones are at https://www.python.org/downloads/; then run this again with that one,\n"
             "for example: python3.12 start.py" % sys.version_info[:2])

import hashlib
import importlib.util
import os
import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent
ENVIRONMENT = HERE / ".venv"
PROGRAMS = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
STAMP = ENVIRONMENT / "made-of"
EXAMPLES = Path("rules", "*", "examples")       # seen from HERE
SITE = Path("site", "index.html")
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FROM_DEBIAN = ("chromium", "fonts-noto-cjk")    # the fonts, so that Japanese pages are more than empty boxes


def main(arguments: list[str]) -> int:
    """Make the environment and run what is asked for; returns the exit status."""
    if arguments[:1] not in ([], ["tests"]):
        print("Run start.py to see the referee at work, or start.py tests to test it.", file=sys.stderr)
        return 2
    os.chdir(HERE)
    make_environment()
    if arguments:
        install_browser()
        return run(PYTHON, "-m", "pytest", *arguments[1:])
    return show()


def show() -> int:
    """Judge the example games and look closer at one of them, settle a dispute, and build the site."""
    print("Every rule of both games has example games. In these, all goes by the rules:\n")
    legal = referee("validate", "--quiet", EXAMPLES / "*.legal*.yaml")
    print("\nIn each of these, something is wrong:\n")
    illegal = referee("validate", "--quiet", EXAMPLES / "*.illegal*.yaml")
    print("\nOne of them, and what the referee says of it:\n")
    closer = referee("validate", Path("rules", "battalion", "examples", "suit-ban.illegal.yaml"))
    print("\nA dispute: somebody bid five after a bid of five. Who is right?\n")
    settled = referee("dispute", Path("docs", "guides", "disputes", "equal-bids.yaml"))
    print("\nAll of it to read, in four languages:\n")
    built = build_site()
    print(f"\nThe site is there: open {SITE} in a browser. Its search needs a server:\n"
          f"  {PYTHON.relative_to(HERE)} -m http.server --directory {SITE.parent}\n"
          f"and then the address http://localhost:8000/ shows it.\n\n"
          f"Now a game of your own: see docs/guides/validate.md. The command is\n"
          f"  {(PROGRAMS / 'referee').relative_to(HERE)} validate FILE")
    return 0 if legal == 0 and illegal and closer == 1 and settled == 0 and built == 0 else 1


def build_site() -> int:
    """Build the site in all languages; returns the exit status of what builds it."""
    print("$ mkdocs build --quiet", flush=True)
    os.environ["NO_MKDOCS_2_WARNING"] = "1"     # the theme would speak of what is to follow MkDocs
    return run(PYTHON, "-m", "mkdocs", "build", "--quiet")


def referee(command: str, *arguments: object) -> int:
    """Run a command of the referee, and show it as one would type it; returns its exit status."""
    print("$ referee", command, *arguments, flush=True)
    words = (word for argument in arguments for word in sorted(Path().glob(str(argument))) or [argument])
    return run(PROGRAMS / "referee", command, *words)


def run(program: Path, *arguments: object) -> int:
    """Run a program of the environment; returns its exit status."""
    return subprocess.run([str(program), *map(str, arguments)], check=False).returncode


def make_environment() -> None:
    """Install the referee and all it needs in `.venv`, unless that is done already."""
    wanted = made_of()
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8") == wanted and PYTHON.exists():
        return
    if not importlib.util.find_spec("ensurepip"):
        sys.exit("This Python cannot make environments, for it comes without ensurepip.\n"
                 "On Debian and Ubuntu: sudo apt install python3-venv; elsewhere a Python from\n"
                 "https://www.python.org/downloads/ has it. Then run this again.")
    print("Setting up the referee in .venv; this takes a minute, and only the first time ...", file=sys.stderr)
    step([sys.executable, "-m", "venv", "--clear", str(ENVIRONMENT)],
         "Python could not make the environment in .venv; what it said is above.")
    step([str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--editable", ".[tests]"],
         "The referee could not be installed; what pip said is above. If it could not reach\n"
         "the package index, run this again when there is a network.")
    STAMP.write_text(wanted, encoding="utf-8")


def browser() -> str | None:
    """The program of a browser for the tests of the site, if this machine has one."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def install_browser() -> None:
    """Install a browser where that is ours to do; without one, tests are skipped, and pytest says so."""
    if browser() or not shutil.which("apt-get") or os.geteuid():
        return
    print("Installing Chromium to test the site in; this takes a minute, and only the first time ...", file=sys.stderr)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", *FROM_DEBIAN]):
        done = subprocess.run(["apt-get", "--quiet", *command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, env=quiet, check=False)
    if not browser():
        sys.stderr.buffer.write(done.stdout)
        print("\nChromium could not be installed; what apt-get said is above. All other tests run.", file=sys.stderr)


def step(command: list[str], complaint: str) -> None:
    """Run a command of the installation; its output is shown only if it fails."""
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          check=False)
    if done.returncode:
        sys.stderr.buffer.write(done.stdout)
        sys.exit(f"\n{complaint}")


def made_of() -> str:
    """What the environment is made of: this Python, this folder, and the list of what is to be installed."""
    content = b"\0".join([sys.version.encode(), os.fsencode(HERE), (HERE / "pyproject.toml").read_bytes()])
    return hashlib.sha256(content).hexdigest()


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (KeyboardInterrupt, BrokenPipeError):        # who stopped it, or stopped reading, knows why it ends
        os._exit(1)
