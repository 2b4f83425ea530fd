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
const NAMES = [
  ...[
    "intent",
    "id",
    "q",
    "page",
    "returnTo",
    "before",
    "status",
    "priority",
    "assigneeId",
    "score",
    "value",
  ],
  ...["title", "stage", "leadId", "subject", "body", "email", "password", "submissionId", "base", "version"],
  ...[
    "firstName",
    "lastName",
    "businessEmail",
    "phoneNumber",
    "companyName",
    "projectDescription",
    "content",
  ],
  ...[
    "range",
    "zone",
    "from",
    "to",
    "generator",
    "role",
    "isDemo",
    "published",
    "place",
    "after",
    "confirmed",
  ],
  ...["_data", "_routes", "index", "__intent__", "__state__", "a[0].b", "x".repeat(200)],
];
const INTENTS = [
  ...[
    "delete",
    "edit",
    "status",
    "assign",
    "score",
    "value",
    "note",
    "activity",
    "erase",
    "restore",
    "merge",
  ],
  ...[
    "move",
    "undo",
    "send",
    "retry",
    "retry-all",
    "discard",
    "discard-all",
    "start",
    "map",
    "switch",
    "run",
  ],
  ...["approve", "reject", "accept", "spam", "theme", "list", "sidebar", "create", "update", "policy"],
];
const METHODS = ["GET", "GET", "GET", "POST", "POST", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"];
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

/** A request to one of the route patterns, such as `/admin/leads/:leadId`, with parts that no page of ours would send. */
export function fuzzRequest(
  random: SeededRandom,
  patterns: readonly string[],
  ids: readonly string[],
): FuzzRequest {
  const value = () => (random.chance(0.3) ? random.pick(ids) : random.pick(HOSTILE));
  const segment = () => encodeURIComponent(wellFormed(value())) || "x";
  const pattern = random.pick(patterns);
  const path = pattern
    .split("/")
    .map((part) => (part.startsWith(":") || part === "*" ? segment() : spelled(random, part)))
    .join("/");
  const ending = random.chance(0.25)
    ? ".data"
    : random.chance(0.05)
      ? random.pick(["/", "//", ".json", "%2f"])
      : "";
  const fields = () => {
    const pairs = Array.from({ length: random.between(0, 6) }, () => [
      random.pick(NAMES),
      wellFormed(value()),
    ]);
    if (random.chance(0.6)) pairs.push(["intent", random.pick(INTENTS)]);
    return new URLSearchParams(pairs).toString();
  };
  const query = random.chance(0.5) ? `?${random.chance(0.1) ? "%zz=%ff&;&=" : fields()}` : "";
  const method = random.pick(METHODS);
  const type = random.pick(TYPES);
  const hasBody = !["GET", "HEAD", "OPTIONS"].includes(method);
  const body = random.chance(0.7)
    ? fields()
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
