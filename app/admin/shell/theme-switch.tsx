import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { Monitor, Moon, Sun } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { preferenceCookie, THEMES, type Theme } from "../../platform/http/preferences";
import type { RootData } from "../../platform/http/root-data.server";
import { Icon } from "../../ui/icon";
import { segmentClass, segmentsClass } from "../../ui/tabs";
import { PREFERENCES_PATH } from "../paths";
import type { ShellView } from "./load.server";

const LOOKS = {
  light: { label: "Light", icon: Sun },
  dark: { label: "Dark", icon: Moon },
  system: { label: "System", icon: Monitor },
} as const;

/** A form for browsers without JavaScript; with it, the theme changes at once and nothing is submitted. */
export function ThemeSwitch() {
  const root = useRouteLoaderData<RootData>("root");
  const { pathname, search } = useLocation();
  const profile = useRouteLoaderData<ShellView>("admin/shell/route");
  const [theme, setTheme] = useState<Theme>(root?.theme ?? profile?.theme ?? "system");

  function choose(event: MouseEvent, chosen: Theme) {
    event.preventDefault();
    setTheme(chosen);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = preferenceCookie("theme", chosen);
    repaintAs(chosen);
    storeInProfile(chosen);
  }

  return (
    <form className="grid" method="post" action={PREFERENCES_PATH}>
      <input type="hidden" name="intent" value="theme" />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <fieldset className={`${segmentsClass} @max-[4rem]:grid-flow-row`}>
        <legend className="sr-only">Theme</legend>
        {THEMES.map((value) => (
          <button
            key={value}
            type="submit"
            className={segmentClass}
            name="value"
            value={value}
            title={LOOKS[value].label}
            aria-pressed={value === theme}
            onClick={(event) => choose(event, value)}
          >
            <Icon of={LOOKS[value].icon} size={16} />
            <span className="sr-only">{LOOKS[value].label}</span>
          </button>
        ))}
      </fieldset>
    </form>
  );
}

/** For the person's other browsers. This one has its cookie, so that nothing is lost here without a connection. */
function storeInProfile(theme: Theme) {
  const body = new URLSearchParams({ intent: "theme", value: theme, returnTo: "/admin" });
  fetch(PREFERENCES_PATH, { method: "POST", body, keepalive: true }).catch(() => {});
}

/** Disables transitions for one frame; otherwise every surface fades on its own. */
function repaintAs(theme: Theme) {
  const page = document.documentElement;
  page.dataset.switching = "";
  page.dataset.theme = theme;
  requestAnimationFrame(() => requestAnimationFrame(() => delete page.dataset.switching));
}
