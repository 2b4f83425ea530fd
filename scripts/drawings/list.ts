import { TARGETING_MAP } from "../../app/web/art/capabilities.ts";
import { HORIZON } from "../../app/web/art/lighthouse.ts";
import type { Picture } from "../../app/web/art/picture.ts";
import { RANK_MAP_BEFORE } from "../../app/web/art/rank-map.ts";
import { STOREFRONTS } from "../../app/web/art/storefronts.ts";

/** Drawings that pages load as files, by file name. */
export const DRAWINGS: ReadonlyMap<string, Picture> = new Map<string, Picture>([
  ...Object.entries(STOREFRONTS).map(([name, picture]) => [`shop-${name}`, picture] as const),
  ["households", TARGETING_MAP],
  ["horizon", HORIZON],
  ["ranks-before", RANK_MAP_BEFORE],
]);
