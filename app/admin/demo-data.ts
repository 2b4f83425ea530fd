/** How every demo session begins: visits have no column that marks them. A valid UUID that chance does not make. */
export const DEMO_SESSION_PREFIX = "0de30000-0de3-";
