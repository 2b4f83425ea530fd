import { AD_REPORT } from "./articles/ad-report.ts";
import type { DemoArticle } from "./articles/article.ts";
import { BREAK_EVEN } from "./articles/break-even.ts";
import { LISTING_TEARDOWN } from "./articles/listing-teardown.ts";
import { MISSED_CALL } from "./articles/missed-call.ts";
import { OWN_NAME } from "./articles/own-name.ts";
import { POSTCARD_CHECKLIST } from "./articles/postcard-checklist.ts";
import { RANK_WALK } from "./articles/rank-walk.ts";
import { REVIEW_DIARY } from "./articles/review-diary.ts";

/** The demo blog, newest first. */
export const ARTICLES: readonly DemoArticle[] = [
  MISSED_CALL,
  RANK_WALK,
  AD_REPORT,
  POSTCARD_CHECKLIST,
  REVIEW_DIARY,
  OWN_NAME,
  BREAK_EVEN,
  LISTING_TEARDOWN,
];
