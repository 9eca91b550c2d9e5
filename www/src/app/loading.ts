/**
 * Reports on the page that its script failed to load or to run: a missing file, a wrong content type, the sign-in page
 * of a network. Runs before that script, and uses only syntax that every browser with modules knows.
 */
const line = document.querySelector<HTMLElement>(".unloaded");

function report({ target, message }: ErrorEvent): void {
  const reason = target instanceof HTMLScriptElement ? target.src : message;
  // Once the game's script runs, it reports its errors itself.
  if (!line || !reason || customElements.get("senet-game")) return;
  line.style.animation = "none";
  const show = (text: string | null) => {
    line.textContent = `${text} (${reason})`;
  };
  removeEventListener("error", report, true);
  show(line.textContent);
  const requested = /[?&]lang=(\w+)/.exec(location.search);
  const [code = ""] = requested ? requested.slice(1) : navigator.language.split("-");
  fetch(`locales/${code}.json`)
    .then((response) => response.json())
    .then((texts) => {
      line.lang = code;
      line.dir = "auto";
      show(texts["failure-wasm-not-found"]);
    })
    // The sentence remains in English.
    .catch(() => undefined);
}

// A failed request reaches only listeners that capture.
addEventListener("error", report, true);

// An unattended screen that does not start, or stops working later, for whatever reason, reloads itself: after one
// minute, two, four, and then every ten. The number of attempts survives the reload in the history entry. A screen that
// works counts up its `data-kiosk`; a hidden page need not work.
if (/[?&]kiosk/.test(location.search)) {
  let attempts = Number(history.state) || 0;
  let lastSign: string | null = null;
  const check = () => {
    const sign = document.querySelector("[data-kiosk]")?.getAttribute("data-kiosk") ?? null;
    const works = sign !== null && sign !== lastSign;
    lastSign = sign;
    if (!document.hidden) {
      attempts = works ? 0 : attempts + 1;
      history.replaceState(attempts, "");
      if (!works) location.reload();
    }
    checkLater();
  };
  const checkLater = () => setTimeout(check, Math.min(60_000 * 2 ** attempts, 600_000));
  checkLater();
}
