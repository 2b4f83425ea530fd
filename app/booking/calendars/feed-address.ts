import { z } from "zod";

/**
 * Names that lead into a private network or to this machine: those that are reserved for it (RFC 6762, 8375, IANA's
 * special-use domains) and those that routers and companies use.
 */
const LOCAL_NAMES =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|lan|home|corp|home\.arpa|test|invalid|onion|alt)$/;

/**
 * Whether a calendar may be read from here: a public name over HTTPS on the usual port, and not this site. Addresses in
 * numbers are refused in every notation, since URL brings them into one. A name that leads to a private address is
 * refused by the network of the jobs worker, which reaches public addresses only.
 */
export function isFeedUrl(address: string, siteUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  const name = hostname.replace(/\.+$/, "");
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return false;
  if (name === new URL(siteUrl).hostname.replace(/\.+$/, "")) return false;
  const isNumeric = name.startsWith("[") || /^[\d.]+$/.test(name);
  return !isNumeric && name.includes(".") && !LOCAL_NAMES.test(name);
}

/** The address as typed; webcal is HTTPS under another name. Empty for none. */
export const feedUrlField = z
  .string()
  .trim()
  .max(2000, "This address is too long")
  .transform((text) => text.replace(/^webcals?:\/\//i, "https://"));
