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
if (document.querySelector("[data-missing-path]")) console.error("Page not found:", location.pathname);

// Stores where the visit began.
currentVisit();
if (!correctTimeZone()) {
  trackPageViews();
  trackVitals();
}

trackInteractions();
enhanceContactForms();
keepTyped();
addVisitFields();
