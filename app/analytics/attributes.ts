import type { NetworkOrigin } from "../platform/http/limits/network-origin";
import { countryName } from "../platform/words";
import { CHANNELS, channelLabel } from "./channel";
import type { Arrival } from "./collect/arrival";

export const DEVICE_TYPES = ["tablet", "mobile", "desktop"] as const;
export const BROWSERS = ["Chrome", "Firefox", "Safari", "Edge", "Unknown"] as const;
export const OPERATING_SYSTEMS = ["Windows", "macOS", "Linux", "Android", "iOS", "Unknown"] as const;

/** What the user agent tells of a visitor. */
export type Visitor = {
  deviceType: (typeof DEVICE_TYPES)[number];
  browser: (typeof BROWSERS)[number];
  os: (typeof OPERATING_SYSTEMS)[number];
};

/** Stands for every path that the site does not serve, so that made-up paths cannot fill the counts. */
export const NOT_FOUND_PATH = "not found";

/** What the site knows when a hit arrives. */
export type HitClues = { arrival: Arrival; visitor: Visitor; origin: NetworkOrigin; headers: Headers };

/** The cards of the report, each of which shows one of several lists. */
export const LIST_GROUPS = ["pages", "sources", "places", "machines"] as const;
export type ListGroup = (typeof LIST_GROUPS)[number];

/** Words of a list: "Landing pages", "12 other pages". */
export type ListWords = { group: ListGroup; title: string; many: string };

type Attribute = {
  /** In messages and in the archive, where older entries lack it: a new attribute is optional. */
  field: string;
  /** In `hits` and in `sessions`, with a number of `texts`. */
  column: string;
  optional: boolean;
  /** All values that there are; without them any text is valid. */
  values?: readonly string[];
  read: (clues: HitClues) => string | null;
  /** How the report counts, lists, exports and filters by it. Without this it is only stored. */
  report?: {
    /** Of the filter. */
    label: string;
    list: ListWords;
    /** A value as the page shows it. For the server only, since browsers know other names of countries. */
    show?: (value: string) => string;
  };
};

/**
 * What is known of a visit apart from its hits, in the order of the report's filters. Every hit has it, so that visits
 * can be rebuilt; the visit has that of its earliest hit.
 * To add one, add an entry here and its column to `hits` and `sessions` by a migration of `migrations-analytics/`:
 * messages, tables, counts, filters, lists and export derive from the entry.
 */
export const ATTRIBUTES = {
  landing: {
    field: "landingPath",
    column: "landing",
    optional: false,
    read: ({ arrival }) => arrival.landingPath,
    report: {
      label: "Landing page",
      list: { group: "pages", title: "Landing pages", many: "pages" },
      show: pathLabel,
    },
  },
  channel: {
    field: "channel",
    column: "channel",
    optional: false,
    values: CHANNELS,
    read: ({ arrival }) => arrival.channel,
    report: {
      label: "Channel",
      list: { group: "sources", title: "Channels", many: "channels" },
      show: channelLabel,
    },
  },
  /** The host of the page that led here. */
  referrer: {
    field: "referrerHost",
    column: "referrer_host",
    optional: true,
    read: ({ arrival }) => arrival.referrerHost,
    report: { label: "Referrer", list: { group: "sources", title: "Referrers", many: "referrers" } },
  },
  campaign: {
    field: "campaign",
    column: "campaign",
    optional: true,
    read: ({ arrival }) => arrival.campaign,
    report: { label: "Campaign", list: { group: "sources", title: "Campaigns", many: "campaigns" } },
  },
  /** The utm_* parameters as a query string. */
  utm: {
    field: "utm",
    column: "utm",
    optional: true,
    read: ({ arrival }) => arrival.utm,
  },
  /** ISO 3166 code. */
  country: {
    field: "country",
    column: "country",
    optional: true,
    read: ({ origin }) => origin.country,
    report: {
      label: "Country",
      list: { group: "places", title: "Countries", many: "countries" },
      show: countryName,
    },
  },
  region: {
    field: "region",
    column: "region",
    optional: true,
    read: ({ origin }) => origin.region,
    report: { label: "Region", list: { group: "places", title: "Regions", many: "regions" } },
  },
  device: {
    field: "deviceType",
    column: "device",
    optional: false,
    values: DEVICE_TYPES,
    read: ({ visitor }) => visitor.deviceType,
    report: {
      label: "Device",
      list: { group: "machines", title: "Devices", many: "devices" },
      show: (value) => value.charAt(0).toUpperCase() + value.slice(1),
    },
  },
  browser: {
    field: "browser",
    column: "browser",
    optional: false,
    values: BROWSERS,
    read: ({ visitor }) => visitor.browser,
    report: { label: "Browser", list: { group: "machines", title: "Browsers", many: "browsers" } },
  },
  os: {
    field: "os",
    column: "os",
    optional: false,
    values: OPERATING_SYSTEMS,
    read: ({ visitor }) => visitor.os,
    report: { label: "System", list: { group: "machines", title: "Systems", many: "systems" } },
  },
} as const satisfies Record<string, Attribute>;

type Table = typeof ATTRIBUTES;
export type AttributeName = keyof Table;
export type AttributeField = Table[AttributeName]["field"];
type Entry = Attribute & { field: AttributeField };

type OrNull<Name extends AttributeName, Value> = Table[Name]["optional"] extends true ? Value | null : Value;
type ValueOf<Name extends AttributeName> = OrNull<
  Name,
  Table[Name] extends { values: readonly (infer Value)[] } ? Value : string
>;

/** The attributes by field, as messages hold them. */
export type AttributeFields = { [Name in AttributeName as Table[Name]["field"]]: ValueOf<Name> };

/** By name: one type for required attributes and one for optional ones. */
export type ByAttribute<Required, Optional> = {
  [Name in AttributeName]: Table[Name]["optional"] extends true ? Optional : Required;
};

/** The attributes that the report counts by. */
export type VisitDimension = {
  [Name in AttributeName]: Table[Name] extends { report: object } ? Name : never;
}[AttributeName];

export const ATTRIBUTE_NAMES = Object.keys(ATTRIBUTES).filter((name): name is AttributeName =>
  Object.hasOwn(ATTRIBUTES, name),
);
export const VISIT_DIMENSIONS = ATTRIBUTE_NAMES.filter(
  (name): name is VisitDimension => "report" in ATTRIBUTES[name],
);

/** The entry under its general type; the types in `ATTRIBUTES` are more specific. */
export function attributeOf(name: AttributeName): Entry {
  return ATTRIBUTES[name];
}

/** An object with one value per attribute, by name. */
export function mapAttributes<Value>(of: (name: AttributeName) => Value): Record<AttributeName, Value>;
export function mapAttributes(of: (name: AttributeName) => unknown): Record<string, unknown> {
  const mapped: Record<string, unknown> = {};
  for (const name of ATTRIBUTE_NAMES) mapped[name] = of(name);
  return mapped;
}

/** The same by field. */
export function mapFields<Value>(of: (name: AttributeName) => Value): Record<AttributeField, Value>;
export function mapFields(of: (name: AttributeName) => unknown): Record<string, unknown> {
  return Object.fromEntries(ATTRIBUTE_NAMES.map((name) => [ATTRIBUTES[name].field, of(name)]));
}

/** An object with one value per attribute that the report counts by. */
export function mapDimensions<Value>(of: (name: VisitDimension) => Value): Record<VisitDimension, Value>;
export function mapDimensions(of: (name: VisitDimension) => unknown): Record<string, unknown> {
  return Object.fromEntries(VISIT_DIMENSIONS.map((name) => [name, of(name)]));
}

/** Compiles only if each attribute reads what its messages may hold. */
const READERS: { [Name in AttributeName]: { read: (clues: HitClues) => ValueOf<Name> } } = ATTRIBUTES;

/** What a hit tells of its visit, as its message holds it. */
export function readAttributes(clues: HitClues): AttributeFields;
export function readAttributes(clues: HitClues): Record<AttributeField, string | null> {
  return mapFields((name) => READERS[name].read(clues));
}

function pathLabel(path: string): string {
  return path === NOT_FOUND_PATH ? "Pages not found" : path;
}
