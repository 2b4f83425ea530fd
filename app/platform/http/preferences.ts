export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

export const SIDEBAR_STATES = ["open", "closed"] as const;
/** "auto" if neither was chosen: open where the window has the width for it. */
export type SidebarState = (typeof SIDEBAR_STATES)[number] | "auto";
/** The article editor needs the width, so its sidebar is remembered apart and starts closed. */
export type SidebarName = "sidebar" | "editorSidebar";

/** Cookie lifetimes in seconds. */
const MAX_AGE = {
  theme: 31_536_000,
  sidebar: 604_800,
  editorSidebar: 604_800,
} as const;

/**
 * The cookie of a display preference, for both `Set-Cookie` and `document.cookie`. Not HttpOnly: the browser writes it,
 * or the server when there is no JavaScript. Read before the first paint.
 */
export function preferenceCookie(name: keyof typeof MAX_AGE, value: string): string {
  return `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${MAX_AGE[name]}`;
}
