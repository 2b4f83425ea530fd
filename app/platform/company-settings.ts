import { z } from "zod";
import { PAGE_SETTINGS } from "./page-settings";
import {
  type CompanySetting,
  code,
  countOrNone,
  days,
  email,
  emailOrNone,
  httpsAddress,
  line,
  oneOf,
  phone,
  timeZone,
  webhook,
} from "./setting-schemas";

type Settings = Record<string, CompanySetting>;

const WON_DEAL_LEAD = {
  offer: "Offer to set the lead to Converted",
  convert: "Set the lead to Converted",
};

const STAGE_DAYS = { inputMode: "numeric", schema: days(1, 365), fallback: 14 } as const;

const ALERTS = { on: "Tell owners", off: "Tell nobody" };

/**
 * Every setting of the environment that owners may change, by the form of the company's page that holds it, in the
 * page's order. To add one, add an entry here and its row in the README: environment, stored row, form and page derive
 * from it. `company.ts` hands it to the pages, mails and jobs that need it.
 */
export const COMPANY_SETTINGS = {
  company: {
    COMPANY_NAME: {
      group: "Identity",
      label: "Name",
      autoComplete: "organization",
      schema: line(100),
      fallback: "Beaconry",
    },
    COMPANY_PHONE: {
      label: "Phone",
      type: "tel",
      autoComplete: "tel",
      schema: phone,
      fallback: "(414) 555-0142",
    },
    COMPANY_STREET: {
      group: "Address",
      label: "Street",
      autoComplete: "street-address",
      schema: line(),
      fallback: "410 Harbor Street, Suite 300",
    },
    COMPANY_CITY: {
      label: "City",
      autoComplete: "address-level2",
      schema: line(100),
      fallback: "Milwaukee",
    },
    COMPANY_REGION: {
      label: "State or region",
      autoComplete: "address-level1",
      schema: line(100),
      fallback: "Wisconsin",
    },
    COMPANY_POSTAL_CODE: {
      label: "Postal code",
      autoComplete: "postal-code",
      schema: line(12),
      fallback: "53202",
    },
    COMPANY_REGION_CODE: {
      label: "State code",
      hint: "For search engines, such as WI for Wisconsin",
      schema: code(3, /^[A-Z0-9]{1,3}$/, "Enter a code like WI"),
      fallback: "WI",
    },
    COMPANY_COUNTRY: {
      label: "Country code",
      hint: "Two letters, such as US for the United States",
      autoComplete: "country",
      schema: code(2, /^[A-Z]{2}$/, "Enter a country code like US"),
      fallback: "US",
    },
    COMPANY_EMAIL: {
      ...{ group: "Email", label: "Email", hint: "Shown on the site" },
      ...{ type: "email", autoComplete: "email", schema: email },
      fallback: "hello@beaconry.example",
    },
    SALES_EMAIL: {
      label: "Sales address",
      hint: "New leads are emailed here",
      type: "email",
      schema: email,
      fallback: "sales@beaconry.example",
    },
    MAIL_FROM: {
      label: "Email sender",
      hint: "All email comes from here; the email service must allow it",
      type: "email",
      schema: email,
      fallback: "hello@beaconry.example",
    },
  },
  hours: {
    COMPANY_TIME_ZONE: {
      label: "Time zone",
      hint: "Of the company’s days and hours, and of the times of everyone who has chosen no other",
      control: "time-zone",
      schema: timeZone,
      fallback: "America/Chicago",
    },
    COMPANY_HOURS_WEEKDAYS: {
      label: "Office",
      schema: line(),
      fallback: "Monday-Friday 9:00 AM-6:00 PM PST",
    },
    COMPANY_HOURS_WEEKENDS: {
      label: "Weekends",
      schema: line(),
      fallback: "Weekends emergency only, 24/7 for enterprise",
    },
    COMPANY_HOURS_PHONE: { label: "Phone", schema: line(), fallback: "24/7" },
  },
  visitors: {
    BOOKING_EMBED_URL: {
      label: "Booking address",
      hint: "A booking provider’s page, shown at /book-now in place of our own form",
      type: "url",
      inputMode: "url",
      schema: httpsAddress,
      fallback: "",
    },
    /**
     * Days for which raw page views and events stay in the database before they go to the archive; aggregates are kept
     * forever. At least 7, since a queue delivers for 4 days and what is archived takes no late hit.
     */
    ANALYTICS_RAW_DAYS: {
      label: "Days until single page views move to the archive",
      hint: "7 to 3,650. Counts stay for good.",
      inputMode: "numeric",
      schema: days(7, 3650),
      fallback: 90,
    },
  },
  ...PAGE_SETTINGS,
  deals: {
    WON_DEAL_LEAD: {
      group: "Won deals",
      label: "When a deal is won",
      control: "choice",
      choices: WON_DEAL_LEAD,
      schema: oneOf(WON_DEAL_LEAD),
      fallback: "offer",
    },
    DAYS_IN_QUALIFICATION: {
      group: "A deal that stands longer in a stage is marked on the board",
      label: "Days in Qualification",
      ...STAGE_DAYS,
    },
    DAYS_IN_NEEDS_ANALYSIS: { label: "Days in Needs Analysis", ...STAGE_DAYS },
    DAYS_IN_PROPOSAL: { label: "Days in Proposal", ...STAGE_DAYS },
    DAYS_IN_NEGOTIATION: { label: "Days in Negotiation", ...STAGE_DAYS },
    DEMO_DEAL_VALUE: {
      group: "Demos",
      label: "Value of a deal that begins with a demo",
      hint: "In dollars, for a lead without an open deal. Empty: none yet",
      ...{ inputMode: "numeric", schema: countOrNone(1_000_000), fallback: "" },
    },
    DEMO_SCORE: {
      label: "Points for a booked demo",
      hint: "0 to 100, added to the lead’s score for its first demo. With 60 a new lead begins as a Warm Lead. Empty: none",
      ...{ inputMode: "numeric", schema: countOrNone(100), fallback: "60" },
    },
  },
  alerts: {
    ALERTS: {
      label: "When something fails",
      control: "choice",
      choices: ALERTS,
      schema: oneOf(ALERTS),
      fallback: "on",
    },
    ALERT_EMAIL: {
      label: "Email to",
      hint: "Empty: every owner",
      type: "email",
      schema: emailOrNone,
      fallback: "",
    },
    ALERT_WEBHOOK: {
      label: "Webhook",
      hint: "Gets a POST with JSON, also while email fails",
      type: "url",
      inputMode: "url",
      schema: webhook,
      fallback: "",
    },
  },
} as const satisfies Record<string, Settings>;
export type CompanyForm = keyof typeof COMPANY_SETTINGS;
export const COMPANY_FORMS = Object.keys(COMPANY_SETTINGS).filter((form): form is CompanyForm =>
  Object.hasOwn(COMPANY_SETTINGS, form),
);

const { company, hours, visitors, prices, about, deals, alerts } = COMPANY_SETTINGS;
const ALL = { ...company, ...hours, ...visitors, ...prices, ...about, ...deals, ...alerts };

type SchemaOf<Setting extends CompanySetting> = ReturnType<Setting["schema"]>;

/** The schemas of these settings, by name. */
export function schemasOf<Table extends Settings>(
  table: Table,
): { [Name in keyof Table]: SchemaOf<Table[Name]> };
export function schemasOf(table: Settings): Record<string, z.ZodType<string | number>> {
  return mapSettings(table, ({ schema, label }) => schema(label));
}

/** The schemas with the fallbacks, for the environment. */
function defaultsOf<Table extends Settings>(
  table: Table,
): { [Name in keyof Table]: z.ZodDefault<SchemaOf<Table[Name]>> };
function defaultsOf(table: Settings): Record<string, z.ZodDefault<z.ZodType<string | number>>> {
  return mapSettings(table, ({ schema, label, fallback }) => schema(label).default(fallback));
}

/** The values' types alone. */
function typesOf<Table extends Settings>(
  table: Table,
): { [Name in keyof Table]: z.ZodType<z.output<SchemaOf<Table[Name]>>> };
function typesOf(table: Settings): Record<string, z.ZodType<string | number>> {
  return mapSettings(table, ({ fallback }) => (typeof fallback === "number" ? z.number() : z.string()));
}

function mapSettings<Value>(
  table: Settings,
  read: (setting: CompanySetting) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(table).map(([name, setting]) => [name, read(setting)]));
}

/** The settings' part of the environment. */
export const COMPANY_ENVIRONMENT = defaultsOf(ALL);

/** A value for each setting, checked by its type: a rule that became stricter must not take away what a site shows. */
export const companyValuesSchema = z.object(typesOf(ALL));
export type CompanyValues = z.infer<typeof companyValuesSchema>;
