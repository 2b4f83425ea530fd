const LOCAL_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Browsers refuse `__Host-` cookies over plain HTTP, so the prefix is dropped on localhost, and only there. */
function isLocalHttp(url: URL): boolean {
  return url.protocol === "http:" && LOCAL_HOSTS.has(url.hostname);
}

function cookieName(request: Request, name: string): string {
  return isLocalHttp(new URL(request.url)) ? `beaconry_${name}` : `__Host-beaconry_${name}`;
}

export function readCookie(request: Request, name: string): string | null {
  const prefix = `${cookieName(request, name)}=`;
  for (const part of (request.headers.get("Cookie") ?? "").split(";")) {
    const pair = part.trim();
    if (pair.startsWith(prefix)) return pair.slice(prefix.length);
  }
  return null;
}

/** A Set-Cookie value: HttpOnly, SameSite=Lax, Path=/. `maxAge` in seconds; 0 deletes the cookie. */
export function writeCookie(request: Request, name: string, value: string, maxAge: number): string {
  const secure = isLocalHttp(new URL(request.url)) ? "" : "; Secure";
  return `${cookieName(request, name)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
}
