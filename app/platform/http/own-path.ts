/**
 * The address, as a header can carry it, if it is a path of the back office; null for anything else, such as another
 * host in one of its many spellings (`//host`, `/\\host`, `/admin/..//host`).
 */
export function backOfficePath(address: string): string | null {
  if (!/^\/admin(?:[/?#]|$)/.test(address) || /[\p{Cc}\\]/u.test(address)) return null;
  const { pathname, search, hash } = new URL(address, "http://own.invalid");
  return pathname === "/admin" || pathname.startsWith("/admin/") ? `${pathname}${search}${hash}` : null;
}
