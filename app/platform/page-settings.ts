import { amountOrNone, type CompanySetting, rowsOrNone } from "./setting-schemas";

/**
 * The part of `COMPANY_SETTINGS` that fills public pages, which show examples until it is saved: what a price is built
 * from, and the people and promises of /about.
 */
export const PAGE_SETTINGS = {
  prices: {
    PRICE_LOCATION: {
      label: "A location, each month",
      hint: "In dollars",
      ...{ inputMode: "decimal", schema: amountOrNone(100_000), fallback: "" },
    },
    PRICE_AD_SHARE: {
      label: "Of the ad budget",
      hint: "In percent",
      ...{ inputMode: "decimal", schema: amountOrNone(100), fallback: "" },
    },
    PRICE_CARD: {
      label: "A card",
      hint: "In dollars, such as 1.28",
      ...{ inputMode: "decimal", schema: amountOrNone(1000), fallback: "" },
    },
    PRICE_SETUP: {
      label: "Setup of a location, once",
      hint: "In dollars",
      ...{ inputMode: "decimal", schema: amountOrNone(100_000), fallback: "" },
    },
  },
  about: {
    ABOUT_PEOPLE: {
      label: "People",
      ...{ control: "rows", columns: ["Name", "Role", "A sentence about them"] },
      ...{ schema: rowsOrNone, fallback: "" },
    },
    ABOUT_RECORD: {
      label: "What you promise, and last month",
      ...{ control: "rows", columns: ["Promise", "Last month", "Where you missed"] },
      ...{ schema: rowsOrNone, fallback: "" },
    },
  },
} as const satisfies Record<string, Record<string, CompanySetting>>;
