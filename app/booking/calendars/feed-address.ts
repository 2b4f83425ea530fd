import { z } from "zod";
import { hostOf, isPublicHttps } from "../../platform/http/public-address";

/** Whether a calendar may be read from here: a public address over HTTPS, and not this site (decision 24). */
export function isFeedUrl(address: string, siteUrl: string): boolean {
  return isPublicHttps(address) && hostOf(address) !== hostOf(siteUrl);
}

/** The address without its `user:password@`: all that pages, logs and the audit log get. */
export function withoutLogin(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (url.username === "" && url.password === "") return address;
  url.username = "";
  url.password = "";
  return url.href;
}

/** The name of its login, as written there; empty if it has none. */
export function loginName(address: string): string {
  return URL.canParse(address) ? new URL(address).username : "";
}

/** The address as typed; webcal is HTTPS under another name. Empty for none. */
export const feedUrlField = z
  .string()
  .trim()
  .max(2000, "This address is too long")
  .transform((text) => text.replace(/^webcals?:\/\//i, "https://"));
