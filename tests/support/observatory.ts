/**
 * The score that Mozilla's HTTP Observatory gives a response, by its published rules (mdn-http-observatory, `grader/charts.js`
 * and `analyzer/tests`). Left out are the tests that need a network: redirection from HTTP and HSTS preload lists, which
 * score 0 for a site that passes them.
 */
export function observatoryScore(headers: Headers, html: string): { score: number; findings: Finding[] } {
  const policy = parsePolicy(headers.get("Content-Security-Policy"));
  const findings = [
    scorePolicy(policy),
    scoreFraming(policy, headers.get("X-Frame-Options")),
    scoreCookies(headers.getSetCookie()),
    scoreCors(headers),
    scoreTransport(headers.get("Strict-Transport-Security")),
    scoreSniffing(headers.get("X-Content-Type-Options")),
    scoreReferrer(headers.get("Referrer-Policy")),
    scoreResourcePolicy(headers.get("Cross-Origin-Resource-Policy")),
    scoreIntegrity(html),
  ];
  const base = 100 + sum(findings.filter(({ points }) => points < 0));
  // Extra credit counts only from 90 points on.
  const extra = base >= 90 ? sum(findings.filter(({ points }) => points > 0)) : 0;
  return { score: Math.max(0, base + extra), findings };
}

type Finding = { test: string; points: number };
type Policy = Map<string, string[]> | null;

const sum = (findings: Finding[]) => findings.reduce((total, { points }) => total + points, 0);

const BROAD = ["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"];
const INLINE = ["'unsafe-inline'", "data:"];

function parsePolicy(header: string | null): Policy {
  if (header === null) return null;
  const directives = header.split(";").flatMap((text): [string, string[]][] => {
    const [name, ...values] = text.trim().split(/\s+/);
    return name ? [[name.toLowerCase(), values]] : [];
  });
  // Browsers take the first of a repeated directive.
  return new Map(directives.reverse());
}

function scorePolicy(policy: Policy): Finding {
  const test = "content-security-policy";
  if (!policy) return { test, points: -25 };
  const sources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const withoutIgnored = (values: string[]) =>
    values.some((value) => /^'(?:nonce|sha\d+)-/.test(value))
      ? values.filter((value) => value !== "'unsafe-inline'")
      : values;
  const holds = (values: string[], bad: string[]) => values.some((value) => bad.includes(value));
  const script = withoutIgnored(sources("script-src"));
  const style = withoutIgnored(sources("style-src"));
  if (holds(script, [...BROAD, ...INLINE]) || holds(sources("object-src"), BROAD))
    return { test, points: -20 };
  const isPlain = (value: string) => value.startsWith("http:") || value.startsWith("ftp:");
  const passive = ["img-src", "media-src"];
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, values]) => values);
  if (active.some(isPlain)) return { test, points: -20 };
  if (holds([...script, ...style], ["'unsafe-eval'"])) return { test, points: -10 };
  if (passive.flatMap(sources).some(isPlain)) return { test, points: -10 };
  if (holds(style, [...BROAD, ...INLINE])) return { test, points: 0 };
  return { test, points: policy.get("default-src")?.join() === "'none'" ? 10 : 5 };
}

function scoreFraming(policy: Policy, header: string | null): Finding {
  const test = "x-frame-options";
  const ancestors = policy?.get("frame-ancestors");
  if (ancestors && !ancestors.some((value) => BROAD.includes(value))) return { test, points: 5 };
  return { test, points: /^(?:DENY|SAMEORIGIN)$/i.test(header ?? "") ? 0 : -20 };
}

function scoreCookies(cookies: string[]): Finding {
  const test = "cookies";
  if (cookies.length === 0) return { test, points: 0 };
  const points = cookies.map((cookie) => {
    const isSession = /login|sess/i.test(cookie.split("=")[0] ?? "");
    if (!/;\s*secure/i.test(cookie)) return isSession ? -10 : -5;
    if (isSession && !/;\s*httponly/i.test(cookie)) return -30;
    return /;\s*samesite=(?:lax|strict)/i.test(cookie) ? 5 : 0;
  });
  return { test, points: Math.min(...points) };
}

function scoreCors(headers: Headers): Finding {
  const isUniversal =
    headers.get("Access-Control-Allow-Origin") !== null &&
    headers.get("Access-Control-Allow-Credentials") === "true";
  return { test: "cross-origin-resource-sharing", points: isUniversal ? -50 : 0 };
}

function scoreTransport(header: string | null): Finding {
  const test = "strict-transport-security";
  const age = Number(/max-age=(\d+)/.exec(header ?? "")?.[1] ?? Number.NaN);
  if (Number.isNaN(age)) return { test, points: -20 };
  return { test, points: age >= 15_768_000 ? 0 : -10 };
}

function scoreSniffing(header: string | null): Finding {
  return { test: "x-content-type-options", points: header === "nosniff" ? 0 : -5 };
}

function scoreReferrer(header: string | null): Finding {
  const test = "referrer-policy";
  if (header === null) return { test, points: 0 };
  const good = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
  return { test, points: good.includes(header) ? 5 : -5 };
}

function scoreResourcePolicy(header: string | null): Finding {
  const test = "cross-origin-resource-policy";
  if (header === null || header === "cross-origin") return { test, points: 0 };
  return { test, points: header === "same-origin" || header === "same-site" ? 10 : -5 };
}

function scoreIntegrity(html: string): Finding {
  const outside = [...html.matchAll(/<script[^>]* src="((?:https?:)?\/\/[^"]+)"[^>]*>/g)];
  const points = outside.map(([tag, address = ""]) => {
    if (!address.startsWith("https:")) return /integrity=/.test(tag) ? -20 : -50;
    return /integrity=/.test(tag) ? 0 : -5;
  });
  return { test: "subresource-integrity", points: Math.min(0, ...points) };
}
