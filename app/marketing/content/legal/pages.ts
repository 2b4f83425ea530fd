import type { LegalPage } from "../page-copy";
import { COOKIE_POLICY } from "./cookies";
import { PRIVACY_POLICY } from "./privacy-policy";
import { TERMS_OF_SERVICE } from "./terms-of-service";

/** Shown on each of them, as specified. */
export const LAST_UPDATED = "Last updated: January 2024";

export const LEGAL_PAGES: readonly LegalPage[] = [PRIVACY_POLICY, TERMS_OF_SERVICE, COOKIE_POLICY];
