/**
 * The choice of theme in the footer, which stays in this browser. A page that comes back out of the history follows it
 * too. The first paint has it from the script in the head (web/start-script.ts).
 */
export function enhanceThemeSwitch(): void {
  const { dataset } = document.documentElement;
  const choices = document.querySelectorAll<HTMLInputElement>("[name=theme]");
  const follow = () => {
    try {
      dataset.theme = localStorage.theme || "system";
    } catch {
      // Storage is blocked: a choice lasts as long as the page.
    }
    for (const choice of choices) choice.checked = choice.value === dataset.theme;
  };
  for (const choice of choices) {
    choice.onchange = () => {
      dataset.theme = choice.value;
      try {
        localStorage.theme = choice.value;
      } catch {
        // As above.
      }
    };
  }
  addEventListener("pageshow", follow);
  follow();
}
