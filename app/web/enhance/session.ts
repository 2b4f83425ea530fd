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

/**
 * Adds to every form that is posted, by the browser or by a script, where the visit began (landingPath, referrer, utm
 * as JSON), its session and the milliseconds since the page was opened. What the form has already stays as it is.
 */
export function addVisitFields(): void {
  addEventListener("formdata", ({ target, formData }) => {
    if ((target as HTMLFormElement).method !== "post") return;
    const visit = `${arrival()}&sessionId=${sessionId() ?? ""}&elapsedMs=${performance.now() | 0}`;
    for (const [name, value] of new URLSearchParams(visit)) formData.has(name) || formData.set(name, value);
  });
}
