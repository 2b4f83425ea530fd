/** A random id per tab session; null under Global Privacy Control or without storage. */
export function sessionId(): string | null {
  return keep("analytics_session_id", () => crypto.randomUUID());
}

/**
 * Where and how the visit arrived, as a query string; `utm` also holds the ids of advertisements (gclid, wbraid,
 * msclkid).
 */
export function arrival(): string {
  return keep("landing", describeArrival) ?? describeArrival();
}

function describeArrival(): string {
  const utm = [...new URLSearchParams(location.search)].filter(([name]) => /^utm_|[alk]id$/.test(name));
  return `${new URLSearchParams({
    landingPath: location.pathname,
    referrer: document.referrer,
    utm: JSON.stringify(Object.fromEntries(utm)),
  })}`;
}

function keep(key: string, make: () => string): string | null {
  if (navigator.globalPrivacyControl) return null;
  try {
    sessionStorage[key] ??= make();
    return sessionStorage[key];
  } catch {
    // Storage is blocked: treat the visit as under Global Privacy Control.
    return null;
  }
}
