import { TARGETING_MAP } from "../../app/site/art/capabilities.ts";
import { HORIZON } from "../../app/site/art/horizon.ts";
import type { Picture } from "../../app/site/art/picture.ts";
import { RANK_MAP_BEFORE } from "../../app/site/art/rank-map.ts";
import { STOREFRONTS } from "../../app/site/art/storefronts.ts";

/** Drawings that pages load as files, by the file's name. */
export const DRAWINGS: ReadonlyMap<string, Picture> = new Map<string, Picture>([
  ...Object.entries(STOREFRONTS).map(([name, picture]) => [`shop-${name}`, picture] as const),
  ["households", TARGETING_MAP],
  ["horizon", HORIZON],
  ["ranks-before", RANK_MAP_BEFORE],
]);
