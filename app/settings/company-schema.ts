import { z } from "zod";
import { type CompanySettings, dialled } from "../platform/company";
import { requiredText, textField } from "../platform/http/form-fields";
import { isTimeZone } from "../platform/time-zone";

const email = (label: string) =>
  requiredText(254, label).pipe(z.email("Enter an email like name@company.com"));
const line = (label: string, max = 200) => requiredText(max, label);

/** Digits that a phone can dial. */
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;
const phone = requiredText(50, "Phone").refine((label) => {
  const digits = dialled(label).replaceAll(/\D/g, "").length;
  return digits >= MIN_DIGITS && digits <= MAX_DIGITS;
}, "Enter a phone number with its area code, like (414) 555-0142");

const bookingAddress = textField(500, "Booking address").pipe(
  z.union([
    z.literal(""),
    z.url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      error: "Enter an address that begins with https://",
    }),
  ]),
);

/** The forms of the company's page, each saved by itself. Their fields are the settings of the environment. */
export const COMPANY_FORMS = {
  company: z.object({
    COMPANY_NAME: line("Name", 100),
    COMPANY_PHONE: phone,
    COMPANY_EMAIL: email("Email"),
    SALES_EMAIL: email("Sales address"),
    MAIL_FROM: email("Mail sender"),
    COMPANY_STREET: line("Street"),
    COMPANY_CITY: line("City", 100),
    COMPANY_REGION: line("State or region", 100),
    COMPANY_REGION_CODE: requiredText(3, "State code").regex(/^[A-Z0-9]{1,3}$/, "Enter a code like WI"),
    COMPANY_POSTAL_CODE: line("Postal code", 12),
    COMPANY_COUNTRY: requiredText(2, "Country code").regex(/^[A-Z]{2}$/, "Enter a country code like US"),
  }),
  hours: z.object({
    COMPANY_TIME_ZONE: z
      .string({ error: "Time zone is required" })
      .refine(isTimeZone, "Choose a time zone of the list"),
    COMPANY_HOURS_WEEKDAYS: line("Office"),
    COMPANY_HOURS_WEEKENDS: line("Weekends"),
    COMPANY_HOURS_PHONE: line("Phone"),
  }),
  visitors: z.object({
    BOOKING_EMBED_URL: bookingAddress.default(""),
    ANALYTICS_RAW_DAYS: z
      .string({ error: "Enter a number of days" })
      .trim()
      .regex(/^\d{1,4}$/, "Enter a number of days")
      .transform(Number)
      .refine((days) => days >= 7 && days <= 3650, "Between 7 and 3,650 days"),
  }),
} as const;
export type CompanyForm = keyof typeof COMPANY_FORMS;

/** The settings as each form shows them. */
export function toFields({ office, hours, ...company }: CompanySettings) {
  return {
    company: {
      COMPANY_NAME: company.name,
      COMPANY_PHONE: company.phone.label,
      COMPANY_EMAIL: company.email,
      SALES_EMAIL: company.salesEmail,
      MAIL_FROM: company.mailFrom,
      COMPANY_STREET: office.street,
      COMPANY_CITY: office.city,
      COMPANY_REGION: office.region,
      COMPANY_REGION_CODE: office.regionCode,
      COMPANY_POSTAL_CODE: office.postalCode,
      COMPANY_COUNTRY: office.country,
    },
    hours: {
      COMPANY_TIME_ZONE: company.timeZone,
      COMPANY_HOURS_WEEKDAYS: hours.weekdays,
      COMPANY_HOURS_WEEKENDS: hours.weekends,
      COMPANY_HOURS_PHONE: hours.phone,
    },
    visitors: {
      BOOKING_EMBED_URL: company.bookingUrl ?? "",
      ANALYTICS_RAW_DAYS: String(company.rawDays),
    },
  } satisfies { [Form in CompanyForm]: Record<keyof z.infer<(typeof COMPANY_FORMS)[Form]>, string> };
}

export const assignmentSchema = z
  .object({
    byTurns: z.literal("on").optional(),
    memberIds: z.array(z.string().max(64)).max(100).default([]),
  })
  .transform(({ byTurns, memberIds }) => ({ byTurns: byTurns === "on", memberIds }))
  .refine(({ byTurns, memberIds }) => !byTurns || memberIds.length > 0, {
    path: ["memberIds"],
    message: "Choose at least one person",
  });
