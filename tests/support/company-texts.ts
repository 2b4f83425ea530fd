import type { COMPANY_SETTINGS, CompanyForm } from "../../app/platform/company-settings";

type Settings = typeof COMPANY_SETTINGS;

/** Every setting that owners change, with two different texts as its form sends them. A new setting needs a line. */
const TEXTS = {
  company: {
    COMPANY_NAME: ["Lantern <Works>", "Harbor"],
    COMPANY_PHONE: ["(312) 555-0199 ext. 4", "(414) 555-0100"],
    COMPANY_EMAIL: ["desk@lantern.example", "front@lantern.example"],
    SALES_EMAIL: ["deals@lantern.example", "won@lantern.example"],
    MAIL_FROM: ["post@lantern.example", "robot@lantern.example"],
    COMPANY_STREET: ["9 Pier Road", "1 Quay"],
    COMPANY_CITY: ["Gary", "Hammond"],
    COMPANY_REGION: ["Indiana", "Illinois"],
    COMPANY_REGION_CODE: ["IN", "IL"],
    COMPANY_POSTAL_CODE: ["46402", "46320"],
    COMPANY_COUNTRY: ["CA", "US"],
  },
  hours: {
    COMPANY_TIME_ZONE: ["America/New_York", "Asia/Tokyo"],
    COMPANY_HOURS_WEEKDAYS: ["Tuesday to Thursday", "Wednesdays"],
    COMPANY_HOURS_WEEKENDS: ["Never on Sundays", "Sometimes"],
    COMPANY_HOURS_PHONE: ["from dawn to dusk", "At noon"],
  },
  visitors: {
    BOOKING_EMBED_URL: ["https://calendar.example/demo", ""],
    ANALYTICS_RAW_DAYS: ["45", "3650"],
  },
  prices: {
    PRICE_LOCATION: ["410", "0"],
    PRICE_AD_SHARE: ["7.5", "0"],
    PRICE_CARD: ["1.45", ""],
    PRICE_SETUP: ["250", "0"],
  },
  about: {
    ABOUT_PEOPLE: ["Ida Holm | Founder | Sold boats <once>.", ""],
    ABOUT_RECORD: ["A reply by noon | 9 of 10 | One on a Sunday", ""],
  },
  deals: {
    WON_DEAL_LEAD: ["convert", "offer"],
    DAYS_IN_QUALIFICATION: ["7", "365"],
    DAYS_IN_NEEDS_ANALYSIS: ["21", "1"],
    DAYS_IN_PROPOSAL: ["10", "30"],
    DAYS_IN_NEGOTIATION: ["45", "60"],
    DEMO_DEAL_VALUE: ["4800", ""],
    DEMO_SCORE: ["45", "0"],
  },
  alerts: {
    ALERTS: ["off", "on"],
    ALERT_EMAIL: ["watch@lantern.example", ""],
    ALERT_WEBHOOK: ["https://chat.example/hooks/T0/secret", ""],
  },
} as const satisfies {
  [Form in CompanyForm]: Record<keyof Settings[Form], readonly [first: string, second: string]>;
};

/** The first texts of a form. */
export function companyTexts<Form extends CompanyForm>(form: Form): Record<keyof Settings[Form], string>;
export function companyTexts(form: CompanyForm): Record<string, string> {
  return Object.fromEntries(Object.entries(TEXTS[form]).map(([name, [first]]) => [name, first]));
}

/** Each setting with its second text. */
export const OTHER_TEXTS = Object.entries(TEXTS).flatMap(([form, settings]) =>
  Object.entries(settings).map(([name, [, second]]) => [form, name, second] as const),
);
