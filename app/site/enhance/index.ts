import { trackInteractions } from "./clicks";
import { enhanceContactForms } from "./contact-form";
import { enhanceHeader } from "./header";
import { announceLoading } from "./loading";
import { visitFields } from "./session";
import { enhanceShare } from "./share";
import { enhanceToasts } from "./toast";
import { trackPageViews } from "./track";

enhanceHeader();
enhanceToasts();
enhanceShare();
announceLoading();

if (document.querySelector("[data-missing-path]")) console.error("Page not found:", location.pathname);

// Remembers where the visit began.
visitFields();
trackPageViews();
trackInteractions();
enhanceContactForms();
// What waited a moment has come; a window that changes its size must not let it wait again (styles/public.css).
setTimeout(() => document.documentElement.removeAttribute("data-fresh"), 500);
