/** Prefix of demo session ids: visits have no demo column. A valid UUID prefix that will not occur by chance. */
export const DEMO_SESSION_PREFIX = "0de30000-0de3-";
