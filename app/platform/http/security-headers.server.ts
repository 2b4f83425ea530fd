import { randomToken } from "../ids";

/** On every response. `public/_headers` repeats them for static files, which bypass Functions. */
const COMMON: Record<string, string> = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
};

const POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  // Charts set their geometry with inline style attributes; scripts have no such exception.
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** Hash of the only inline script of public pages: app/web/layout/speculation-rules.ts. */
export const SPECULATION_RULES_HASH = "sha256-8lIZVCEOYA9C+vEUOrsXG0YeaKGPMfSS3zQI/0wdPeY=";

/** Pages that React hydrates. Remix and React write inline scripts there, which need a nonce. */
export function isHydratedPath(pathname: string): boolean {
  const page = pathname.replace(/\.data$/, "");
  return /^\/(?:auth|admin)(?:\/|$)/.test(page);
}

export function createNonce(pathname: string): string | null {
  return isHydratedPath(pathname) ? randomToken(16) : null;
}

/** Third-party hosts that public pages may load from; empty unless a setting names one. */
export type OutsideSources = { frames: string[]; scripts: string[] };

/** Adds the security headers; `outside` applies to public pages only. */
export function withSecurityHeaders(
  response: Response,
  { nonce, outside }: { nonce: string | null; outside: OutsideSources },
): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(COMMON)) headers.set(name, value);
  const scripts = nonce ? [`'nonce-${nonce}'`] : [`'${SPECULATION_RULES_HASH}'`, ...outside.scripts];
  const script = ["script-src 'self'", ...scripts].join(" ");
  const frame = !nonce && outside.frames.length > 0 ? [`frame-src ${outside.frames.join(" ")}`] : [];
  headers.set("Content-Security-Policy", [...POLICY, script, ...frame].join("; "));
  if (nonce) {
    headers.set("X-Robots-Tag", "noindex, nofollow");
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  }
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
}
