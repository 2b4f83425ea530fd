import { SIDEBAR_STATES, type SidebarName, type SidebarState, THEMES, type Theme } from "./preferences";

/** The back office's color scheme as chosen in this browser; null if none was. */
export function readTheme(request: Request): Theme | null {
  const value = readPlainCookie(request, "theme");
  return THEMES.find((theme) => theme === value) ?? null;
}

export function readSidebarStates(request: Request): Record<SidebarName, SidebarState> {
  const read = (name: SidebarName) => {
    const value = readPlainCookie(request, name);
    return SIDEBAR_STATES.find((state) => state === value);
  };
  return { sidebar: read("sidebar") ?? "auto", editorSidebar: read("editorSidebar") ?? "closed" };
}

function readPlainCookie(request: Request, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=(\\w+)`).exec(request.headers.get("Cookie") ?? "")?.[1];
}
