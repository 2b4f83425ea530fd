import { MODULES } from "../../copy/modules";
import { LEGAL_LINKS } from "../../copy/navigation";
import { PUBLIC_PATHS } from "../../indexing/public-paths";
import type { Fact } from "../writer";

/** What a draft may say about the product in addition to the brief's facts. */
export const PRODUCT_FACTS: readonly Fact[] = [
  { text: "PixlSEO checks a rank from 81 points around each address, every week.", source: "/pixlseo" },
  { text: "A postcard is 6 × 4 inches.", source: "/direct-mail" },
];

/** Paths that a draft may link to: all of ours but the legal ones. */
export const OWN_PAGES: ReadonlySet<string> = new Set(
  PUBLIC_PATHS.filter((path) => !LEGAL_LINKS.some(({ href }) => href === path)),
);

/** Names that any draft may use; others must appear in the brief. */
export const KNOWN_NAMES: ReadonlySet<string> = new Set(
  [
    ...MODULES.map(({ name }) => name),
    "January February March April May June July August September October November December",
    "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
    "Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays",
    "Christmas Thanksgiving Easter Halloween Labor Memorial Independence Day New Year",
    "Google Maps Business Profile Bing Apple Yelp Nextdoor Facebook Instagram LinkedIn TikTok YouTube Twitter",
    "I I’m I’ll I've I'd US USA American English Spanish Latin GeoNames Internet",
    "AI SEO QR ZIP HVAC AC TV DOT PDF URL DMS GPS FAQ ROI CRM X-rays St Street",
  ].flatMap((names) => names.split(" ")),
);
