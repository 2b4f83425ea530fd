export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

export const SIDEBAR_STATES = ["open", "closed"] as const;
export type SidebarState = (typeof SIDEBAR_STATES)[number];

/** How lists with both are shown. */
export const LIST_VIEWS = ["cards", "table"] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** Seconds that each choice is kept. */
const KEPT_FOR = { theme: 31_536_000, sidebar: 604_800, list: 31_536_000 } as const;

/**
 * The cookie of a choice of looks, alike for `Set-Cookie` and `document.cookie`. It holds no secret, is written by
 * the browser or, without scripts, by the server, and is read before the first paint.
 */
export function preferenceCookie(name: keyof typeof KEPT_FOR, value: string): string {
  return `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${KEPT_FOR[name]}`;
}
