/** Random, once a tab session; null under Global Privacy Control or where storage is refused. */
export function sessionId(): string | null {
  return keep("analytics_session_id", () => crypto.randomUUID());
}

/** Form fields that tell where this tab's visit began: landingPath, referrer, utm (JSON) and its session. */
export function visitFields(): URLSearchParams {
  const fields = new URLSearchParams(keep("landing", describeArrival) ?? describeArrival());
  fields.set("sessionId", sessionId() ?? "");
  return fields;
}

function describeArrival(): string {
  const utm = [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith("utm_"));
  return `${new URLSearchParams({
    landingPath: location.pathname,
    referrer: document.referrer,
    utm: utm[0] ? JSON.stringify(Object.fromEntries(utm)) : "",
  })}`;
}

function keep(key: string, make: () => string): string | null {
  if (navigator.globalPrivacyControl) return null;
  try {
    const value = sessionStorage.getItem(key) ?? make();
    sessionStorage.setItem(key, value);
    return value;
  } catch {
    // A browser set to refuse storage: the visit counts like one under Global Privacy Control.
    return null;
  }
}
