import { z } from "zod";

/** What Cloudflare tells about the network that a request came from; null where it does not. */
export type NetworkOrigin = {
  /** ISO 3166 code, such as US. */
  country: string | null;
  /** Name of the state or province, such as Ohio. */
  region: string | null;
  /** Number of the autonomous system. */
  asn: number | null;
  /** IANA time zone, such as America/New_York. */
  timeZone: string | null;
};

const text = (max: number) => z.string().min(1).max(max).nullable().catch(null).default(null);

const schema = z
  .object({
    timezone: text(64),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable()
      .catch(null)
      .default(null),
    region: text(100),
    asn: z.number().int().nullable().catch(null).default(null),
  })
  .catch({ country: null, region: null, asn: null, timezone: null });

/** Cloudflare's code for an unknown country; its code for Tor, T1, is none either. */
const UNKNOWN_COUNTRY = "XX";

/** Parses `request.cf`, which is missing outside Cloudflare. */
export function readNetworkOrigin(cf: unknown): NetworkOrigin {
  const { timezone, ...place } = schema.parse(cf ?? {});
  const origin = { ...place, timeZone: timezone };
  const isKnown = origin.country !== null && origin.country !== UNKNOWN_COUNTRY;
  return isKnown ? origin : { ...origin, country: null, region: null };
}

/** The rate-limit key of an address. An IPv6 customer gets a whole /64, so only the first four groups count. */
export function networkOf(address: string): string {
  if (!/^[\da-f:]*:[\da-f:]*$/i.test(address)) return address;
  const [before = [], after = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}
