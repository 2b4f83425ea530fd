import { z } from "zod";

/** The company behind the site, as `readCompany` finds it. Every page that shows its name, phone, office or hours reads it from here. */
export const companySchema = z.object({
  name: z.string(),
  tagline: z.string(),
  phone: z.object({ label: z.string(), href: z.string() }),
  email: z.string(),
  office: z.object({
    street: z.string(),
    city: z.string(),
    region: z.string(),
    regionCode: z.string(),
    postalCode: z.string(),
    country: z.string(),
  }),
  /** IANA name of the zone that the office lives in. */
  timeZone: z.string(),
  hours: z.object({ weekdays: z.string(), weekends: z.string(), phone: z.string() }),
  /** Signs the mail that the team sends. */
  teamName: z.string(),
});
export type Company = z.infer<typeof companySchema>;

const DEFAULTS: Company = {
  name: "Beaconry",
  tagline: "Local search, paid media and direct mail for businesses that want to be found where they are.",
  phone: { label: "(414) 555-0142", href: "tel:+14145550142" },
  email: "hello@beaconry.example",
  office: {
    street: "410 Harbor Street, Suite 300",
    city: "Milwaukee",
    region: "Wisconsin",
    regionCode: "WI",
    postalCode: "53202",
    country: "US",
  },
  timeZone: "America/Chicago",
  hours: {
    weekdays: "Monday-Friday 9:00 AM-6:00 PM PST",
    weekends: "Weekends emergency only, 24/7 for enterprise",
    phone: "24/7",
  },
  teamName: "The Beaconry Team",
};

/** What owners may change on a page besides what the site shows. */
export type CompanySettings = Company & {
  /** Gets the notices about new leads. */
  salesEmail: string;
  /** The sender of all mail. */
  mailFrom: string;
  /** A booking provider's page; null for none. */
  bookingUrl: string | null;
  /** Days until raw page views move to the archive. */
  rawDays: number;
};

type CompanyVars = {
  COMPANY_NAME?: string;
  COMPANY_PHONE?: string;
  COMPANY_EMAIL?: string;
  COMPANY_STREET?: string;
  COMPANY_CITY?: string;
  COMPANY_REGION?: string;
  COMPANY_REGION_CODE?: string;
  COMPANY_POSTAL_CODE?: string;
  COMPANY_COUNTRY?: string;
  COMPANY_TIME_ZONE?: string;
  COMPANY_HOURS_WEEKDAYS?: string;
  COMPANY_HOURS_WEEKENDS?: string;
  COMPANY_HOURS_PHONE?: string;
};

/** The defaults, overridden by the environment. */
export function companyFrom(vars: CompanyVars): Company {
  const phone = vars.COMPANY_PHONE;
  const { office, hours } = DEFAULTS;
  return {
    ...DEFAULTS,
    name: vars.COMPANY_NAME ?? DEFAULTS.name,
    teamName: vars.COMPANY_NAME ? `The ${vars.COMPANY_NAME} Team` : DEFAULTS.teamName,
    email: vars.COMPANY_EMAIL ?? DEFAULTS.email,
    phone: phone ? { label: phone, href: dialled(phone) } : DEFAULTS.phone,
    office: {
      street: vars.COMPANY_STREET ?? office.street,
      city: vars.COMPANY_CITY ?? office.city,
      region: vars.COMPANY_REGION ?? office.region,
      regionCode: vars.COMPANY_REGION_CODE ?? office.regionCode,
      postalCode: vars.COMPANY_POSTAL_CODE ?? office.postalCode,
      country: vars.COMPANY_COUNTRY ?? office.country,
    },
    timeZone: vars.COMPANY_TIME_ZONE ?? DEFAULTS.timeZone,
    hours: {
      weekdays: vars.COMPANY_HOURS_WEEKDAYS ?? hours.weekdays,
      weekends: vars.COMPANY_HOURS_WEEKENDS ?? hours.weekends,
      phone: vars.COMPANY_HOURS_PHONE ?? hours.phone,
    },
  };
}

type SettingVars = CompanyVars & {
  SALES_EMAIL: string;
  MAIL_FROM: string;
  BOOKING_EMBED_URL?: string;
  ANALYTICS_RAW_DAYS: number;
};

/** The company with its settings, from the environment with what owners have stored over it. */
export function companySettingsFrom(vars: SettingVars): CompanySettings {
  return {
    ...companyFrom(vars),
    salesEmail: vars.SALES_EMAIL,
    mailFrom: vars.MAIL_FROM,
    bookingUrl: vars.BOOKING_EMBED_URL || null,
    rawDays: vars.ANALYTICS_RAW_DAYS,
  };
}

/** The `tel:` link for `label`, without an extension: RFC 3966 defines `;ext=`, but phones dial its digits. */
export function dialled(label: string): string {
  const [number = ""] = label.match(/[+(]*\d[^\p{L}#;,]*/u) ?? [];
  return `tel:${number.replace(/[^\d+]/g, "")}`;
}
