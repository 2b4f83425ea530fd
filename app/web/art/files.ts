import type { Storefront } from "../../copy/industry";

/** A drawing that is a file (`npm run drawings`) for each theme, lazy-loaded to keep the page small. */
export type DrawingFiles = { light: string; dark: string };

const URLS = import.meta.glob<string>("./files/*.svg", { query: "?url", import: "default", eager: true });

export const SHOP_FILES: Record<Storefront, DrawingFiles> = {
  auto: filesOf("shop-auto"),
  law: filesOf("shop-law"),
  health: filesOf("shop-health"),
  shop: filesOf("shop-shop"),
  home: filesOf("shop-home"),
  estate: filesOf("shop-estate"),
  agency: filesOf("shop-agency"),
};
export const HOUSEHOLDS_FILES = filesOf("households");
export const HORIZON_FILES = filesOf("horizon");
export const RANKS_BEFORE_FILES = filesOf("ranks-before");

function filesOf(name: string): DrawingFiles {
  const [light, dark] = [URLS[`./files/${name}.svg`], URLS[`./files/${name}-dark.svg`]];
  if (!light || !dark) throw new Error(`npm run drawings has not written ${name}`);
  return { light, dark };
}
