import { countryName } from "../../platform/words";
import { CHANNEL_LABELS, CHANNELS } from "../channel";
import type { FilterName } from "../report";
import type { ListName } from "../report-search";
import { NOT_FOUND_PATH } from "../visit";

/** Words for what the report stores. For the server only, since browsers know other names of countries. */

export const FILTER_LABELS: Record<FilterName, string> = {
  landing: "Landing page",
  channel: "Channel",
  referrer: "Referrer",
  campaign: "Campaign",
  country: "Country",
  region: "Region",
  device: "Device",
  browser: "Browser",
  os: "System",
  depth: "Pages",
  converted: "Form or call",
};

type ListWords = { title: string; many: string };
export const LIST_WORDS: Record<ListName, ListWords> = {
  landing: { title: "Landing pages", many: "pages" },
  pages: { title: "Pages", many: "pages" },
  articles: { title: "Articles", many: "articles" },
  channel: { title: "Channels", many: "channels" },
  referrer: { title: "Referrers", many: "referrers" },
  campaign: { title: "Campaigns", many: "campaigns" },
  country: { title: "Countries", many: "countries" },
  region: { title: "Regions", many: "regions" },
  browser: { title: "Browsers", many: "browsers" },
  device: { title: "Devices", many: "devices" },
  os: { title: "Systems", many: "systems" },
};

export function valueLabel(name: FilterName | ListName, value: string): string {
  if (name === "channel") return channelLabel(value);
  if (name === "country") return countryName(value);
  if (name === "device") return value.charAt(0).toUpperCase() + value.slice(1);
  if (name === "converted") return "yes";
  if (name === "depth") return depthLabel(value);
  return value === NOT_FOUND_PATH ? "Pages not found" : value;
}

/** "1 page", "4 or more pages" */
export function depthLabel(value: string): string {
  return value === "1" ? "1 page" : `${value.replace("+", " or more")} pages`;
}

export function channelLabel(value: string): string {
  const channel = CHANNELS.find((one) => one === value);
  return channel ? CHANNEL_LABELS[channel] : value;
}
