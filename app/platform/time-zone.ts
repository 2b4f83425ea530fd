/** Whether this names an IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    // Offsets like "+05:30" are accepted, too, but know no daylight saving.
    return /^[A-Z]/i.test(name);
  } catch {
    return false;
  }
}

/** The IANA names to choose from, in alphabetical order, with `current` among them. */
export function listTimeZones(current: string): string[] {
  return [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone"), current])].filter(Boolean).sort();
}
