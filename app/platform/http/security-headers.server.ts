import type { HstsScope } from "../env.server";
import { randomToken } from "../ids";

/**
 * Strict-Transport-Security by the setting HSTS. By default it binds this host alone: what else runs under the domain
 * is for its owner to say.
 */
const HSTS = {
  host: "max-age=63072000",
  subdomains: "max-age=63072000; includeSubDomains",
  preload: "max-age=63072000; includeSubDomains; preload",
} as const satisfies Record<HstsScope, string>;

/** Values of a route's own that say less about its address than the common one; they stay. */
const STRICTER_REFERRER = ["no-referrer", "same-origin"];

/** On every response. `public/_headers` repeats them for static files, which bypass Functions. */
const COMMON: Record<string, string> = {
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
  "connect-src 'self'",
  "manifest-src 'self'",
  // React writes `style={…}` as attributes. They run nothing, and articles have none (blog/markup.server.ts).
  "style-src-attr 'unsafe-inline'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** Hashes of the inline scripts of public pages: app/web/start-script.ts, app/web/layout/speculation-rules.ts. */
export const START_SCRIPT_HASH = "sha256-wU3gNuydi8DcCnxMeuUlAw1XBiyJ5mmNTymW3td3O/4=";
export const SPECULATION_RULES_HASH = "sha256-8lIZVCEOYA9C+vEUOrsXG0YeaKGPMfSS3zQI/0wdPeY=";

/** Pages that React hydrates. Remix and React write inline scripts there, which need a nonce. */
export function isHydratedPath(pathname: string): boolean {
  const page = routedPath(pathname).replace(/\.data$/, "");
  return /^\/(?:auth|admin)(?:\/|$)/.test(page);
}

/** The path as the router compares it: without escapes and capitals. */
function routedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch {
    return pathname;
  }
}

export function createNonce(pathname: string): string | null {
  return isHydratedPath(pathname) ? randomToken(16) : null;
}

/** Third-party hosts that public pages may load from; empty unless a setting names one. */
export type OutsideSources = { frames: string[]; scripts: string[] };

const PLAIN_ORIGIN = /^https:\/\/[a-z\d.-]+(?::\d+)?$/;

/**
 * The source of an address for the policy, or none: a host may hold `;` and `,` by the URL standard, which would begin
 * a directive or a policy of its own here, and `*`, which would stand for other hosts.
 */
export function sourcesOf(address: string): string[] {
  const origin = URL.canParse(address) ? new URL(address).origin : "";
  return PLAIN_ORIGIN.test(origin) ? [origin] : [];
}

type HeaderOptions = {
  nonce: string | null;
  /** Applies to public pages only. */
  outside: OutsideSources;
  hsts: HstsScope;
  /** No search engine should know a preview. */
  isPreview?: boolean;
};

/** Adds the security headers, and what keeps others from storing, listing or rewriting a page. */
export function withSecurityHeaders(response: Response, options: HeaderOptions): Response {
  const headers = new Headers(response.headers);
  const referrer = headers.get("Referrer-Policy") ?? "";
  for (const [name, value] of Object.entries(COMMON)) headers.set(name, value);
  if (STRICTER_REFERRER.includes(referrer)) headers.set("Referrer-Policy", referrer);
  headers.set("Strict-Transport-Security", HSTS[options.hsts]);
  setPolicy(headers, options);
  if (options.nonce || options.isPreview) headers.set("X-Robots-Tag", "noindex, nofollow");
  if (options.nonce && !isPrivatePicture(response)) headers.set("Cache-Control", "no-store");
  if (headers.get("Content-Type")?.startsWith("text/html")) forbidRewriting(headers);
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
}

type Sandbox = { withStyleAttributes: boolean; frameAncestors: "none" | "self" };

/**
 * A zone of Cloudflare's hides e-mail addresses in HTML unless told otherwise: React would find other HTML than it made
 * and draw the page anew, and without scripts an address could not be read.
 */
function forbidRewriting(headers: Headers): void {
  const own = headers.get("Cache-Control");
  if (!own?.includes("no-transform"))
    headers.set("Cache-Control", own ? `${own}, no-transform` : "no-transform");
}

/** For what a route serves that is not one of our pages, such as an upload: it can load and run nothing. */
export function sandboxPolicy({ withStyleAttributes, frameAncestors }: Sandbox): string {
  const style = withStyleAttributes ? "style-src-attr 'unsafe-inline'; " : "";
  return `default-src 'none'; ${style}sandbox; frame-ancestors '${frameAncestors}'`;
}

/** Only a policy of this form is kept: any other one of a route's own might allow more than ours. */
const SANDBOX_POLICY =
  /^default-src 'none'; (?:style-src-attr 'unsafe-inline'; )?sandbox; frame-ancestors '(?:none|self)'$/;

function setPolicy(headers: Headers, { nonce, outside }: HeaderOptions): void {
  if (SANDBOX_POLICY.test(headers.get("Content-Security-Policy") ?? "")) {
    // By the HTML standard no tab opens a response with both; a sandboxed document can reach no other window anyway.
    headers.delete("Cross-Origin-Opener-Policy");
    return;
  }
  const own = nonce ? backOfficePolicy(nonce) : publicPolicy(outside);
  headers.set("Content-Security-Policy", [...POLICY, ...own].join("; "));
}

/**
 * A picture for its viewers alone, whose address changes with it: the one thing of the back office that a browser
 * keeps.
 */
function isPrivatePicture({ ok, headers }: Response): boolean {
  const isPicture = headers.get("Content-Type")?.startsWith("image/") ?? false;
  return ok && isPicture && /^private, .*\bimmutable$/.test(headers.get("Cache-Control") ?? "");
}

function publicPolicy(outside: OutsideSources): string[] {
  return [
    [`script-src 'self' '${START_SCRIPT_HASH}' '${SPECULATION_RULES_HASH}'`, ...outside.scripts].join(" "),
    "style-src 'self'",
    ...(outside.frames.length > 0 ? [`frame-src ${outside.frames.join(" ")}`] : []),
  ];
}

/**
 * A page keeps its policy while Remix shows others in its place: each of them may frame what the site itself serves.
 */
function backOfficePolicy(nonce: string): string[] {
  return [
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // The HTML of a mail.
    "frame-src 'self'",
  ];
}
