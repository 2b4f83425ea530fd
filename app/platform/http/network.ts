/** The rate-limit key of an address. An IPv6 customer gets a whole /64, so only the first four groups count. */
export function networkOf(address: string): string {
  if (!/^[\da-f:]*:[\da-f:]*$/i.test(address)) return address;
  const [before = [], after = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}
