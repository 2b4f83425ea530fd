import { envFailingAt } from "./failing-db";
import { formPost, requestSite } from "./site";

type Options = {
  /** The address that it comes from. */
  from?: string;
  userAgent?: string;
  country?: string;
  /** The program's bindings; by default those of an isolate that remembers nothing. */
  env?: object;
};
export type SiteBrowser = ReturnType<typeof openSiteBrowser>;

/** A browser without scripts in front of the built site: it keeps cookies, and follows no redirect. */
export function openSiteBrowser({ from = "203.0.113.1", userAgent, country, env }: Options = {}) {
  const cookies = new Map<string, string>();
  const own = env ?? envFailingAt({ test: () => false });
  const headers = () => ({
    Accept: "text/html",
    "CF-Connecting-IP": from,
    ...(userAgent ? { "User-Agent": userAgent } : {}),
    ...(country ? { "CF-IPCountry": country } : {}),
    Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
  });
  const keep = (response: Response) => {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = "", rest = ""] = /^([^=]+)=([^;]*)(.*)$/.exec(cookie) ?? [];
      if (/Max-Age=0(?:;|$)/.test(rest)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return {
    cookies,
    get: async (path: string) =>
      keep(await requestSite(path, { headers: headers(), redirect: "manual", env: own })),
    post: async (path: string, fields: Record<string, string>) =>
      keep(await requestSite(path, { ...formPost(fields, headers()), env: own })),
    /** A second window of this browser, whose cookies go their own way from now on. */
    copy: () => {
      const other = openSiteBrowser({ from, userAgent, country, env });
      for (const [name, value] of cookies) other.cookies.set(name, value);
      return other;
    },
  };
}
