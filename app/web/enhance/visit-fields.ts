import { arrival, sessionId } from "./session";

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
