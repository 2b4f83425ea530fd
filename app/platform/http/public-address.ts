/**
 * Names that lead into a private network or to this machine: those that are reserved for it (RFC 6762, 8375, IANA's
 * special-use domains) and those that routers and companies use.
 */
const LOCAL_NAMES =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|lan|home|corp|home\.arpa|test|invalid|onion|alt)$/;

/** Below it are the ports of mail, directories and other services that do not speak HTTP. */
const FIRST_FREE_PORT = 1024;

/**
 * Whether we may ask this address that somebody typed: a public name over HTTPS, on the usual port or one that people's
 * own servers use. Addresses in numbers are refused in every notation, since URL brings them into one. A name that
 * leads to a private address is refused by the network of Workers, which reaches public addresses only.
 */
export function isPublicHttps(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, port } = new URL(address);
  const name = hostOf(address);
  if (protocol !== "https:" || (port !== "" && Number(port) < FIRST_FREE_PORT)) return false;
  const isNumeric = name.startsWith("[") || /^[\d.]+$/.test(name);
  return !isNumeric && name.includes(".") && !LOCAL_NAMES.test(name);
}

/** The host's name without the dots at its end, which change nothing. @throws if the address is none */
export function hostOf(address: string): string {
  return new URL(address).hostname.replace(/\.+$/, "");
}
