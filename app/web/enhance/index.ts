import { trackInteractions } from "./clicks";
import { enhanceContactForms } from "./contact-form";
import { enhanceHeader } from "./header";
import { addVisitFields, arrival } from "./session";
import { enhanceShare } from "./share";
import { correctTimeZone } from "./time-zone";
import { enhanceToasts } from "./toast";
import { trackPageViews, trackVitals } from "./track";

enhanceHeader();
enhanceToasts();
enhanceShare();
announceLoading();
correctTimeZone();

if (document.querySelector("[data-missing-path]")) console.error("Page not found:", location.pathname);

// Prerendered pages and background tabs count as visited once they are shown.
if (document.hidden) document.addEventListener("visibilitychange", startVisit, { once: true });
else startVisit();

trackInteractions();
enhanceContactForms();
addVisitFields();

function startVisit(): void {
  // Stores where the visit began.
  arrival();
  trackPageViews();
  trackVitals();
}

/** Announces that a blog page is loading, from the click until the page arrives. */
function announceLoading(): void {
  const status = document.querySelector("[data-loading]");
  const announce = (text: string) => status?.replaceChildren(text);
  self.navigation?.addEventListener("navigate", ({ destination, hashChange, signal }) => {
    const blog = !hashChange && /\w\/blog(\/.)?/.exec(destination.url);
    if (!blog) return;
    announce(blog[1] ? "Loading article..." : "Loading blog content...");
    // The navigation was stopped or replaced.
    signal.addEventListener("abort", () => announce(""));
  });
  // The back button may restore this page from the bfcache.
  addEventListener("pagehide", () => announce(""));
}
