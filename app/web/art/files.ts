import type { Storefront } from "../../copy/industry";
import horizonUrl from "./files/horizon.svg?url";
import householdsUrl from "./files/households.svg?url";
import ranksBeforeUrl from "./files/ranks-before.svg?url";
import agencyUrl from "./files/shop-agency.svg?url";
import autoUrl from "./files/shop-auto.svg?url";
import estateUrl from "./files/shop-estate.svg?url";
import healthUrl from "./files/shop-health.svg?url";
import homeUrl from "./files/shop-home.svg?url";
import lawUrl from "./files/shop-law.svg?url";
import shopUrl from "./files/shop-shop.svg?url";

/** URLs of drawings that are files (`npm run drawings`), lazy-loaded to keep the page small. */
export const SHOP_FILES = {
  auto: autoUrl,
  law: lawUrl,
  health: healthUrl,
  shop: shopUrl,
  home: homeUrl,
  estate: estateUrl,
  agency: agencyUrl,
} as const satisfies Record<Storefront, string>;

export const HOUSEHOLDS_FILE = householdsUrl;
export const HORIZON_FILE = horizonUrl;
export const RANKS_BEFORE_FILE = ranksBeforeUrl;
