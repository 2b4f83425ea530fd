import type { FeaturePage } from "../page-copy";
import { ADVANCED_TARGETING } from "./advanced-targeting";
import { SMART_AUTOMATION } from "./smart-automation";
import { UNIFIED_ANALYTICS } from "./unified-analytics";

export const FEATURE_PAGES: readonly FeaturePage[] = [
  UNIFIED_ANALYTICS,
  SMART_AUTOMATION,
  ADVANCED_TARGETING,
];
