/** After this long without a hit a tab's next one begins a visit of its own. */
const SILENCE = 1_800_000;
/** Parameters by which services mark links; the server knows which of them mean something. */
const TAG = /^(utm_|gad_|epik|dicbo|tblci|igsh|mkt_|_hs|cjev|awc)|id$/i;

export type Visit = {
  /** A random id per tab session; null under Global Privacy Control or without storage. */
  session: string | null;
  /** When the visit began, which tells it from others of its session; null for the first. */
  visit: number | null;
  /**
   * Where and how it arrived, as a query string of landingPath, referrer and utm (JSON, also what advertising networks
   * add).
   */
  arrival: string;
};

/** Whether this page is not looked at yet for how it was reached: going on within it reaches nothing anew. */
let isNew = true;

/**
 * The visit that goes on in this tab. Another begins after half an hour of silence, and with a page that is reached
 * from another site or with other tags than the visit's, unless by a reload or in the history.
 */
export function currentVisit(): Visit {
  const tags = [...new URLSearchParams(location.search)].filter(([name]) => TAG.test(name));
  const utm = JSON.stringify(Object.fromEntries(tags));
  const { referrer } = document;
  const arrival = `${new URLSearchParams({ landingPath: location.pathname, referrer, utm })}`;
  if (!navigator.globalPrivacyControl) {
    try {
      const store = sessionStorage;
      const now = Date.now();
      store.analytics_session_id ??= crypto.randomUUID();
      const isOutside = referrer && !referrer.startsWith(`${location.origin}/`);
      const isTagged = tags[0] && new URLSearchParams(store.landing).get("utm") !== utm;
      const isReached =
        isNew &&
        (isOutside || isTagged) &&
        performance.getEntriesByType("navigation")[0]?.type === "navigate";
      if (store.landing && (isReached || now - store.active > SILENCE)) {
        store.visit = now;
        store.landing = "";
      }
      store.landing ||= arrival;
      store.active = now;
      isNew = false;
      return { session: store.analytics_session_id, visit: +store.visit || null, arrival: store.landing };
    } catch {
      // Storage is blocked: treat the visit as under Global Privacy Control.
    }
  }
  return { session: null, visit: null, arrival };
}
