/** Pages whose address is a secret of the person who has it: a booking, and the preview of a draft. */
const SECRET = /^\/(?:booking|blog\/preview)\//i;

/** Whether an address, or its path, is such a secret: it is never stored, neither as a page nor as a referrer. */
export function isSecretAddress(address: string): boolean {
  const url = URL.parse(address, "http://own.invalid");
  if (!url) return false;
  return SECRET.test(decoded(url.pathname));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
