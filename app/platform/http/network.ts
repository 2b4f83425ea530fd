/** Whom a limit counts by this address: an IPv6 customer owns a whole /64, so only its first four groups tell. */
export function networkOf(address: string): string {
  if (!/^[\da-f:]*:[\da-f:]*$/i.test(address)) return address;
  const [before = [], after = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}
