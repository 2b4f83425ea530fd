import { randomToken } from "./ids";

/** Headers that every answer carries. `public/_headers` repeats them for static files, which no Function sees. */
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
  // Inline style attributes carry chart geometry; scripts have no such exception.
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** Where staff work and React hydrates: Remix and React write inline scripts there, which need a nonce. */
export function isHydratedPath(pathname: string): boolean {
  const page = pathname.replace(/\.data$/, "");
  return page === "/auth" || page === "/admin" || page.startsWith("/admin/");
}

export function createNonce(pathname: string): string | null {
  return isHydratedPath(pathname) ? randomToken(16) : null;
}

/** Adds the security headers; `frameOrigin` is the booking provider's, where one is configured. */
export function withSecurityHeaders(
  response: Response,
  { nonce, frameOrigin }: { nonce: string | null; frameOrigin: string | null },
): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(COMMON)) headers.set(name, value);
  const script = nonce ? `script-src 'self' 'nonce-${nonce}'` : "script-src 'self'";
  const frame = frameOrigin ? [`frame-src ${frameOrigin}`] : [];
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
