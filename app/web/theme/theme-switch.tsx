import { THEMES } from "../../platform/http/preferences";

const LABELS = { light: "Light", dark: "Dark", system: "System" } as const;

/**
 * For readers with scripts (`enhance/theme.ts`); without them there is no choice, and it keeps its place unseen. Most
 * follow the system, so that is checked from the start: a radio button that a script checks styles the page anew.
 */
export function ThemeSwitch() {
  return (
    <fieldset className="theme-switch flex rounded-md border border-line bg-sunk [html:not([data-enhanced])_&]:invisible">
      <legend className="sr-only">Theme</legend>
      {THEMES.map((theme) => (
        <label key={theme} className="relative isolate cursor-pointer px-3 py-[0.3rem]">
          <input
            className="absolute inset-0 cursor-pointer rounded-sm"
            type="radio"
            name="theme"
            value={theme}
            defaultChecked={theme === "system"}
          />
          {LABELS[theme]}
        </label>
      ))}
    </fieldset>
  );
}
