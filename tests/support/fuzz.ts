import type { SeededRandom } from "../../app/platform/seeded-random";

export type FuzzRequest = { path: string; init: RequestInit & { headers: Record<string, string> } };

const HOSTILE = [
  "",
  "0",
  "-1",
  "1e999",
  "null",
  "__proto__",
  "constructor",
  "' or 1=1 --",
  '"><script>alert(1)</script>',
  "../../etc/passwd",
  "//evil.example/x",
  "\\evil.example",
  "%00",
  "\u0000",
  "\r\nSet-Cookie: a=b",
  "\u202e\ufeff\ud800",
  "{{7*7}}",
  "javascript:alert(1)",
  "漢字".repeat(200),
  "x".repeat(5000),
  "[]",
  '{"a":{"b":[1]}}',
  "2026-02-30",
  "9".repeat(40),
];
/** Names of no form, and such as steer parsers. */
const NAMES = [
  ...["q", "page", "returnTo", "before", "range", "zone", "from", "to", "submissionId", "isDemo", "leadId"],
  ...["_data", "_routes", "index", "__intent__", "__state__", "a[0].b", "x".repeat(200)],
];
export const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
const TYPES = [
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded",
  "application/json",
  "text/plain;charset=UTF-8",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "image/png",
  "",
];

/** Where a request goes: a route's pattern, such as `/admin/leads/:leadId`, or the address of a form. */
export type FuzzTarget = {
  pattern: string;
  method: (typeof METHODS)[number];
  isData: boolean;
  /** The fields of a form that is valid there. */
  form?: Record<string, string>;
};

/** What requests are made of, apart from hostile values. */
export type FuzzWords = { ids: readonly string[]; names: readonly string[]; intents: readonly string[] };

/** A request with parts that no page of ours would send. */
export function fuzzRequest(
  random: SeededRandom,
  { pattern, method, isData, form }: FuzzTarget,
  words: FuzzWords,
): FuzzRequest {
  const value = () => (random.chance(0.3) ? random.pick(words.ids) : random.pick(HOSTILE));
  const name = () => (random.chance(0.7) ? random.pick(words.names) : random.pick(NAMES));
  const path = pattern
    .split("/")
    .map((part) => (part.startsWith(":") || part === "*" ? segment(value()) : spelled(random, part)))
    .join("/");
  const ending = isData ? ".data" : random.chance(0.05) ? random.pick(["/", "//", ".json", "%2f"]) : "";
  const fields = (known: Record<string, string> = {}) => {
    const pairs = Object.entries(known).map(([key, right]) => [key, random.chance(0.2) ? value() : right]);
    for (let more = random.between(0, form ? 2 : 6); more > 0; more -= 1) pairs.push([name(), value()]);
    if (!known.intent && random.chance(0.6)) pairs.push(["intent", random.pick(words.intents)]);
    return new URLSearchParams(pairs.map((pair) => pair.map(wellFormed))).toString();
  };
  const query = random.chance(form ? 0.1 : 0.5) ? `?${random.chance(0.1) ? "%zz=%ff&;&=" : fields()}` : "";
  const hasBody = !["GET", "HEAD", "OPTIONS"].includes(method);
  const isForm = form !== undefined || random.chance(0.7);
  const type = form ? TYPES[0] : random.pick(TYPES);
  const body = isForm
    ? fields(form)
    : random.pick(['{"a":1}', "[]", "\u0000", "--x\r\n\r\n--x--", "%", "&&&==="]);
  return {
    path: `${path}${ending}${query}`,
    init: {
      method,
      redirect: "manual",
      headers: { ...(type && hasBody ? { "Content-Type": type } : {}), ...fuzzHeaders(random) },
      ...(hasBody ? { body } : {}),
    },
  };
}

const segment = (text: string) => encodeURIComponent(wellFormed(text)) || "x";

function fuzzHeaders(random: SeededRandom): Record<string, string> {
  const some = (name: string, values: string[]) =>
    random.chance(0.2) ? { [name]: random.pick(values) } : {};
  return {
    ...some("Accept", ["text/html", "*/*", "application/json", "x".repeat(500)]),
    ...some("X-Forwarded-Host", ["evil.example", "[", "a b"]),
    ...some("X-Forwarded-For", ["1.2.3.4", "x"]),
    ...some("Referer", ["https://evil.example/", "not a url", "http://localhost:8788/?utm_source=x"]),
    ...some("User-Agent", ["", "Mozilla/5.0", "x".repeat(2000)]),
    ...some("Accept-Language", ["xx", "x".repeat(500)]),
    ...some("If-None-Match", ["*", '"x"']),
    ...some("Range", ["bytes=0-1", "bytes=-"]),
    ...some("CF-Connecting-IP", ["203.0.113.1", "2001:db8::1", "::", "x"]),
    ...some("CF-IPCountry", ["US", "XX", "\u0001"]),
  };
}

/** The same path in another spelling, now and then. */
function spelled(random: SeededRandom, part: string): string {
  if (part === "" || random.chance(0.9)) return part;
  const first = part.charCodeAt(0).toString(16);
  return random.pick([part.toUpperCase(), `%${first}${part.slice(1)}`, `${part}%20`, `.${part}`]);
}

/** Lone surrogates cannot be sent in an address. */
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, "");
