import { z } from "zod";

/**
 * Names that lead into a private network or to this machine: those that are reserved for it (RFC 6762, 8375, IANA's
 * special-use domains) and those that routers and companies use.
 */
const LOCAL_NAMES =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|lan|home|corp|home\.arpa|test|invalid|onion|alt)$/;

/** Below it are the ports of mail, directories and other services that are no calendars. */
const FIRST_FREE_PORT = 1024;

/**
 * Whether a calendar may be read from here: a public name over HTTPS, and not this site, on the usual port or one that
 * people's own servers use (decision 24). Addresses in numbers are refused in every notation, since URL brings them
 * into one. A name that leads to a private address is refused by the network of the jobs worker, which reaches public
 * addresses only.
 */
export function isFeedUrl(address: string, siteUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port } = new URL(address);
  const name = hostname.replace(/\.+$/, "");
  if (protocol !== "https:" || (port !== "" && Number(port) < FIRST_FREE_PORT)) return false;
  if (name === new URL(siteUrl).hostname.replace(/\.+$/, "")) return false;
  const isNumeric = name.startsWith("[") || /^[\d.]+$/.test(name);
  return !isNumeric && name.includes(".") && !LOCAL_NAMES.test(name);
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
