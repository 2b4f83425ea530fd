export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

/** The back office's colour scheme. Its cookie is written by the browser, holds no secret and is read before the first paint. */
export function readTheme(request: Request): Theme {
  const value = /(?:^|;\s*)theme=(\w+)/.exec(request.headers.get("Cookie") ?? "")?.[1];
  return THEMES.find((theme) => theme === value) ?? "system";
}
