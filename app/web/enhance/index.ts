import { trackInteractions } from "./clicks";
import { enhanceContactForms } from "./contact-form";
import { enhanceHeader } from "./header";
import { announceLoading } from "./loading";
import { currentVisit } from "./session";
import { enhanceShare } from "./share";
import { enhanceThemeSwitch } from "./theme";
import { correctTimeZone } from "./time-zone";
import { enhanceToasts } from "./toast";
import { trackPageViews, trackVitals } from "./track";
import { keepTyped } from "./typed";
import { addVisitFields } from "./visit-fields";

enhanceHeader();
enhanceToasts();
enhanceShare();
enhanceThemeSwitch();
announceLoading();
const isLeaving = correctTimeZone();

if (document.querySelector("[data-missing-path]")) console.error("Page not found:", location.pathname);

// Prerendered pages and background tabs count as visited once they are shown.
if (document.hidden) document.addEventListener("visibilitychange", startVisit, { once: true });
else startVisit();

trackInteractions();
enhanceContactForms();
keepTyped();
addVisitFields();

function startVisit(): void {
  // Stores where the visit began.
  currentVisit();
  if (isLeaving) return;
  trackPageViews();
  trackVitals();
}
