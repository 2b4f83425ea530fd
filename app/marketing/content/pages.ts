import { ADVANCED_TARGETING } from "./feature-pages/advanced-targeting";
import { SMART_AUTOMATION } from "./feature-pages/smart-automation";
import { UNIFIED_ANALYTICS } from "./feature-pages/unified-analytics";
import { COOKIE_POLICY } from "./legal/cookies";
import { PRIVACY_POLICY } from "./legal/privacy-policy";
import { TERMS_OF_SERVICE } from "./legal/terms-of-service";
import { ADREV } from "./module-pages/adrev";
import { DIRECT_MAIL } from "./module-pages/direct-mail";
import { PIXLSEO } from "./module-pages/pixlseo";
import type { FeaturePage, LegalPage, ModulePage } from "./page-copy";

/** Shown on each of them, as specified. */
export const LAST_UPDATED = "Last updated: January 2024";

export const LEGAL_PAGES: readonly LegalPage[] = [PRIVACY_POLICY, TERMS_OF_SERVICE, COOKIE_POLICY];

export const MODULE_PAGES: readonly ModulePage[] = [PIXLSEO, ADREV, DIRECT_MAIL];

export const FEATURE_PAGES: readonly FeaturePage[] = [
  UNIFIED_ANALYTICS,
  SMART_AUTOMATION,
  ADVANCED_TARGETING,
];

/** The page with this path; a trailing slash is ignored. @throws if there is none */
export function pageAt<Page extends { path: string }>(pages: readonly Page[], pathname: string): Page {
  const page = pages.find(({ path }) => path === pathname.replace(/\/+$/, ""));
  if (!page) throw new Error(`There is no content for ${pathname}`);
  return page;
}
