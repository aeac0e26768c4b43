#!/usr/bin/env python3
"""Opens the pages of `tabbar` in Chromium, and asks axe-core whether everybody can use them.

  make pages              checks; exit status 1 and what is wrong where something is
  make pages KEEP=FOLDER  also keeps pictures of the pages, and what is printed

or: check_pages.py PROGRAM [FOLDER]

Each page is opened in the light and the dark appearance, with and without scripts, as wide as a phone and as a screen. It asks
for nothing from anywhere, writes nothing to the console, never needs to be scrolled sideways, and has no fault by the rules of
WCAG 2.2, levels A and AA, that a program can check. A page with faults is opened first, and ends the program where they are not
noticed.
"""
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parent.parent.parent
WIDTHS = {"phone": 320, "screen": 1280}
RULES = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}}
SESSION = "sessions/{}.tabs"
PAGES = {
    "music": ["show", SESSION.format("music")],
    "overflow": ["show", SESSION.format("overflow")],
    "landscape": ["show", SESSION.format("overflow"), "--orientation", "landscape"],
    "arabic": ["show", SESSION.format("right-to-left"), "--locale", "ar", "--direction", "rtl"],
    "accepted": ["show", SESSION.format("accepted")],
    "ios26": ["show", SESSION.format("ios26")],
    "ipad": ["show", SESSION.format("ipad")],
    "ipados18": ["show", SESSION.format("ipados18")],
    "tvos": ["show", SESSION.format("tvos")],
    "sap-fiori": ["show", SESSION.format("sap-fiori")],
    "vision": ["show", SESSION.format("music"), "--device", "vision-pro"],
    "car": ["show", SESSION.format("music"), "--system", "carplay"],
    "no-bar": ["show", SESSION.format("music"), "--system", "watchos10"],
    "several": ["show", SESSION.format("music"), SESSION.format("german")],
    "difference": ["diff", SESSION.format("music"), SESSION.format("ios26")],
    "handout": ["handout", "2"],
    "hostile": ["show", "-"],
    "ideas": ["show", "-"],
}
IDEAS = """# tabbar session 1
device iphone-17
add Home Events
set Events title.de=Veranstaltungen
mark two
add Search role=search
mark three
remove Events
"""
TITLES = ['</script><svg onload=alert(1)>', '"><img src=x onerror=alert(1)>', '&lt;b&gt;', "]]>'`${x}", "\u202eabc\u2066", "</title></style>", "Titel" * 13]
HOSTILE = "# tabbar session 1\n" + "".join(
    "add '" + title.replace("'", "’") + "' badge='<b>\"'\nnote '" + title.replace("'", "’") + "'\n" for title in TITLES)
FAULTY = """<!DOCTYPE html><html><head><title>faults</title></head><body style="width:900px"><img src="x.png">
<script>console.error("oh")</script></body></html>"""


class Page:
    """A page in the browser, with all that is wrong with it."""

    def __init__(self, browser, path, width, scheme, scripts):
        self.context = browser.new_context(
            viewport={"width": width, "height": 800}, color_scheme=scheme, java_script_enabled=scripts)
        self.page = self.context.new_page()
        self.faults = []
        self.page.on("console", lambda message: self.faults.append(f"console: {message.text}"))
        self.page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        self.page.on("dialog", lambda dialog: (self.faults.append(f"dialog: {dialog.message}"), dialog.dismiss()))
        url = path.as_uri()
        self.page.on("request", lambda request: request.url == url or self.faults.append(f"asks for {request.url}"))
        self.page.goto(url)
        self.scripts = scripts

    def check(self):
        # Without scripts nothing can be asked of the page itself, only of the browser.
        session = self.context.new_cdp_session(self.page)
        size = session.send("Page.getLayoutMetrics")
        if size["cssContentSize"]["width"] > size["cssLayoutViewport"]["clientWidth"]:
            self.faults.append(f"is {size['cssContentSize']['width']} wide")
        if self.scripts:
            for violation in Axe().run(self.page, options=RULES).response["violations"]:
                for node in violation["nodes"]:
                    self.faults.append(f"{violation['id']}: {violation['help']}: {node['html'][:160]}")
        return self.faults


def check_steps(browser, path):
    """The buttons and the arrow keys show one step at a time, and printing shows all."""
    page = Page(browser, path, 1280, "light", True).page
    shown = "document.querySelectorAll('.steps > li:not([hidden])').length"
    number = "[...document.querySelectorAll('.steps > li')].findIndex((step) => !step.hidden) + 1"
    count = page.evaluate(shown)
    page.get_by_role("button", name="One at a time").click()
    found = [page.evaluate(shown) == 1, page.evaluate(number) == count]
    page.get_by_role("button", name="Previous").click()
    page.keyboard.press("ArrowLeft")
    found.append(page.evaluate(number) == count - 2)
    page.keyboard.press("ArrowRight")
    found.append(page.evaluate(number) == count - 1)
    page.reload()
    found.append(page.evaluate(number) == count - 1)
    # At the first step the button keeps the focus, and with it the arrow keys.
    page.get_by_role("button", name="Previous").focus()
    for _ in range(count):
        page.keyboard.press("Enter")
    found.append(page.evaluate("document.activeElement.textContent") == "Previous")
    page.keyboard.press("ArrowRight")
    found.append(page.evaluate(number) == 2)
    page.emulate_media(media="print")
    found.append(page.locator(".steps > li").first.is_visible())
    return [] if all(found) else [f"steps: {found}"]


def check_sides(browser, path):
    """Each side of a difference shows its own steps one at a time."""
    page = Page(browser, path, 1280, "light", True).page
    counts = {side: page.locator(f"#{side}-steps > li").count() for side in ("before", "after")}
    page.get_by_role("button", name="One at a time").last.click()
    shown = {side: page.locator(f"#{side}-steps > li:not([hidden])").count() for side in counts}
    found = [counts["before"] > 1, shown["before"] == counts["before"], counts["after"] > 1, shown["after"] == 1]
    return [] if all(found) else [f"sides: {found}"]


def check_ideas(browser, path):
    """Two ideas are beside each other; a tap selects a tab, and language and appearance can be chosen. The words and the table
    are those of the picture."""
    page = Page(browser, path, 1280, "light", True).page
    ideas = page.locator(".ideas > section:not([hidden])")
    names = lambda: [idea.get_attribute("aria-label") for idea in ideas.all()]
    title = lambda idea: page.locator(f"[aria-label='{idea}'] .state:not([hidden])").get_attribute("data-title")
    found = [names() == ["the end", "mark two"], title("mark two") == "Home"]
    page.locator("[aria-label='mark two'] .state:not([hidden]) rect[data-tab='1']").click()
    found.append(title("mark two") == "Events")
    page.get_by_label("Language").select_option("de")
    found += [title("mark two") == "Veranstaltungen", title("the end") == "Home"]
    said = lambda kind: page.locator(f"[aria-label='mark two'] {kind}:not([hidden])").text_content()
    found += ["Veranstaltungen, selected" in said(".state"), "in the bar, selected" in said(".table").split("Veranstaltungen")[1]]
    page.get_by_label("beside").select_option("mark three")
    page.locator("[aria-label='mark three']").get_by_role("button", name="Search").click()
    found += [names() == ["the end", "mark three"], title("mark three") == "Search"]
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.get_by_label("Appearance").select_option("dark")
    found.append(page.evaluate("getComputedStyle(document.body).backgroundColor") != light)
    page.emulate_media(media="print")
    found.append(ideas.count() == 2 and not page.get_by_label("Language").is_visible())
    return [] if all(found) else [f"ideas: {found}"]


def main():
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    program = Path(sys.argv[1]).resolve()
    kept = Path(sys.argv[2]) if len(sys.argv) > 2 else None
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    faults, opened = [], 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        # As root, which Chromium wants no sandbox for, too; what is opened is the program's own.
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        faulty = Path(folder) / "faulty.html"
        faulty.write_text(FAULTY)
        noticed = Page(browser, faulty, 360, "light", True).check()
        for sign in ["console: oh", "asks for", "image-alt", "html-has-lang", "is 9"]:
            if not any(sign in fault for fault in noticed):
                raise SystemExit(f"{sign!r} is not noticed in a page that has it: {noticed}")
        for name, call in PAGES.items():
            result = subprocess.run(
                [program, *call, "--format", "html"], cwd=ROOT, capture_output=True, text=True,
                input={"hostile": HOSTILE, "ideas": IDEAS}.get(name))
            if result.returncode not in ([0, 1] if call[0] == "diff" else [0]):
                raise SystemExit(f"{name}: {result.stderr}")
            path = Path(folder) / f"{name}.html"
            path.write_text(result.stdout)
            for kind, width in WIDTHS.items():
                for scheme in ["light", "dark"]:
                    for scripts in [True, False]:
                        page = Page(browser, path, width, scheme, scripts)
                        found = page.check()
                        opened += 1
                        place = f"{name}, {kind}, {scheme}, {'with' if scripts else 'without'} scripts"
                        faults += [f"{place}: {fault}" for fault in found]
                        if kept and scripts:
                            kept.mkdir(parents=True, exist_ok=True)
                            page.page.screenshot(path=kept / f"{name}-{kind}-{scheme}.png", full_page=True)
                            if kind == "screen" and scheme == "light":
                                for paper in ["A4", "Letter"]:
                                    page.page.pdf(path=kept / f"{name}-{paper}.pdf", format=paper, print_background=True)
                        page.context.close()
        faults += check_steps(browser, Path(folder) / "music.html")
        faults += check_sides(browser, Path(folder) / "difference.html")
        faults += check_ideas(browser, Path(folder) / "ideas.html")
        browser.close()
    for fault in faults:
        print(fault)
    print(f"{opened} times a page was opened, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
