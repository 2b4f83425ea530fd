import { COMPANY_SETTINGS, type CompanyValues } from "./company-settings";
import { dialedNumber, rowsOf } from "./setting-schemas";

/**
 * The company behind the site, as `readCompany` finds it. Every page that shows its name, phone, office or hours reads
 * it from here.
 */
export type Company = {
  name: string;
  tagline: string;
  phone: { label: string; href: string };
  email: string;
  office: {
    street: string;
    city: string;
    region: string;
    regionCode: string;
    postalCode: string;
    country: string;
  };
  /** IANA name of the zone that the office lives in. */
  timeZone: string;
  hours: { weekdays: string; weekends: string; phone: string };
  /** Signs the mail that the team sends. */
  teamName: string;
  /** Null until owners have saved all four. */
  rates: Rates | null;
  /** Empty until owners have saved theirs. */
  people: Person[];
  record: Promised[];
};

/** What a price is built from: a month of a location, a share of the ad budget, a card, and setup once a location. */
export type Rates = { locationCents: number; adPercent: number; cardCents: number; setupCents: number };
export type Person = { name: string; role: string; life: string };
/** What we promise, how often we kept it last month, and where we did not. */
export type Promised = { promise: string; kept: string; missed: string };

/** Of the settings, only what the site shows. */
export function shownCompany(settings: Company): Company {
  const { name, tagline, phone, email, office, timeZone, hours, teamName, rates, people, record } = settings;
  return { name, tagline, phone, email, office, timeZone, hours, teamName, rates, people, record };
}

const TAGLINE = "Local search, paid media and direct mail for businesses whose customers live nearby.";

/** What owners may change on a page in addition to what the site shows. */
export type CompanySettings = Company & {
  /** Gets the notices about new leads. */
  salesEmail: string;
  /** The sender of all mail. */
  mailFrom: string;
  /** A booking provider's page; null for none. */
  bookingUrl: string | null;
  /** Days until raw page views move to the archive. */
  rawDays: number;
  /** What a won deal does with its lead: "convert" it, or "offer" that to staff. */
  wonDealLead: string;
  /** Days after which a deal has stood in an open stage for too long. */
  stageDays: { qualification: number; "needs-analysis": number; proposal: number; negotiation: number };
  /** What a booked demo gives its lead: the value of its deal in cents, and points. */
  demo: { dealCents: number; score: number };
  /** Who hears of failures: `email` is null for the owners, `webhook` for none. */
  alerts: { isOn: boolean; email: string | null; webhook: string | null };
};

/** The settings as pages, mails and jobs read them. */
export function companyFrom(values: CompanyValues): CompanySettings {
  const phone = values.COMPANY_PHONE;
  const isFirstPhone = phone === COMPANY_SETTINGS.company.COMPANY_PHONE.fallback;
  return {
    name: values.COMPANY_NAME,
    tagline: TAGLINE,
    // Beaconry's label leaves out the country's code, which visitors from abroad need.
    phone: { label: phone, href: isFirstPhone ? "tel:+14145550142" : dialedNumber(phone) },
    email: values.COMPANY_EMAIL,
    office: {
      street: values.COMPANY_STREET,
      city: values.COMPANY_CITY,
      region: values.COMPANY_REGION,
      regionCode: values.COMPANY_REGION_CODE,
      postalCode: values.COMPANY_POSTAL_CODE,
      country: values.COMPANY_COUNTRY,
    },
    timeZone: values.COMPANY_TIME_ZONE,
    hours: {
      weekdays: values.COMPANY_HOURS_WEEKDAYS,
      weekends: values.COMPANY_HOURS_WEEKENDS,
      phone: values.COMPANY_HOURS_PHONE,
    },
    teamName: `The ${values.COMPANY_NAME} Team`,
    rates: ratesFrom(values),
    people: rowsOf(values.ABOUT_PEOPLE).map(([name = "", role = "", life = ""]) => ({ name, role, life })),
    record: rowsOf(values.ABOUT_RECORD).map(([promise = "", kept = "", missed = ""]) => {
      return { promise, kept, missed };
    }),
    salesEmail: values.SALES_EMAIL,
    mailFrom: values.MAIL_FROM,
    bookingUrl: values.BOOKING_EMBED_URL || null,
    rawDays: values.ANALYTICS_RAW_DAYS,
    wonDealLead: values.WON_DEAL_LEAD,
    stageDays: {
      qualification: values.DAYS_IN_QUALIFICATION,
      "needs-analysis": values.DAYS_IN_NEEDS_ANALYSIS,
      proposal: values.DAYS_IN_PROPOSAL,
      negotiation: values.DAYS_IN_NEGOTIATION,
    },
    demo: { dealCents: Number(values.DEMO_DEAL_VALUE) * 100, score: Number(values.DEMO_SCORE) },
    alerts: {
      isOn: values.ALERTS === "on",
      email: values.ALERT_EMAIL || null,
      webhook: values.ALERT_WEBHOOK || null,
    },
  };
}

function ratesFrom({ PRICE_LOCATION, PRICE_AD_SHARE, PRICE_CARD, PRICE_SETUP }: CompanyValues): Rates | null {
  if ([PRICE_LOCATION, PRICE_AD_SHARE, PRICE_CARD, PRICE_SETUP].includes("")) return null;
  const cents = (dollars: string) => Math.round(Number(dollars) * 100);
  return {
    locationCents: cents(PRICE_LOCATION),
    adPercent: Number(PRICE_AD_SHARE),
    cardCents: cents(PRICE_CARD),
    setupCents: cents(PRICE_SETUP),
  };
}
