/** Pages whose address is a secret of the person who has it: a booking, the preview of a draft, the end of mail. */
const SECRET = /^\/(?:booking|blog\/preview|unsubscribe)\//i;

/** Pages without tracking: the back office and its sign-in. */
export function isUntracked(path: string): boolean {
  return path.startsWith("/admin") || path === "/auth" || path.startsWith("/auth/");
}

/** Parameter of links to our pages in mails to leads: which mail it is (`mail/mail-links.ts`). */
export const MAIL_PARAMETER = "mail_id";

/** Addresses that programs of others write to, without an Origin; a signature in address or body says who may. */
const SIGNED = /^\/(?:unsubscribe|hooks)\//;

export function isSignedAddress(pathname: string): boolean {
  return SIGNED.test(pathname);
}

/** Whether an address, or its path, is such a secret: it is never stored, neither as a page nor as a referrer. */
export function isSecretAddress(address: string): boolean {
  return SECRET.test(pathOf(address));
}

/** The decoded path, as far as it can be decoded; empty for anything that is not an address. */
function pathOf(address: string): string {
  let path = "";
  try {
    path = new URL(address, "http://own.invalid").pathname;
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The address, as a header can carry it, if it is a path of the back office; null for anything else, such as another
 * host in one of its many spellings (`//host`, `/\\host`, `/admin/..//host`).
 */
export function backOfficePath(address: string): string | null {
  if (!/^\/admin(?:[/?#]|$)/.test(address) || /[\p{Cc}\\]/u.test(address)) return null;
  const { pathname, search, hash } = new URL(address, "http://own.invalid");
  return pathname === "/admin" || pathname.startsWith("/admin/") ? `${pathname}${search}${hash}` : null;
}
