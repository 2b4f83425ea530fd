import { currentVisit } from "./session";

/**
 * Adds to every form that is posted, by the browser or by a script, where the visit began (landingPath, referrer, utm
 * as JSON), its session, which visit of it, the page's title and the milliseconds since the page was opened. What the
 * form has already stays as it is.
 */
export function addVisitFields(): void {
  addEventListener("formdata", ({ target, formData }) => {
    if ((target as HTMLFormElement).method !== "post") return;
    const { arrival, session, visit } = currentVisit();
    const fields = [
      ...new URLSearchParams(arrival),
      ["sessionId", session ?? ""],
      ["visit", visit ?? ""],
      ["title", document.title],
      ["elapsedMs", performance.now()],
    ] as [string, string | number][];
    for (const [name, value] of fields) formData.has(name) || formData.set(name, `${value}`);
  });
}
