import { z } from "zod";
import {
  COMPANY_SETTINGS,
  type CompanyForm,
  type CompanyValues,
  schemasOf,
} from "../platform/company-settings";
import { type CompanySetting, rowsOf } from "../platform/setting-schemas";

/** The forms of the company's page, each saved separately. */
export const COMPANY_FORMS = {
  company: z.object(schemasOf(COMPANY_SETTINGS.company)),
  hours: z.object(schemasOf(COMPANY_SETTINGS.hours)),
  visitors: z.object(schemasOf(COMPANY_SETTINGS.visitors)),
  prices: z.object(schemasOf(COMPANY_SETTINGS.prices)),
  about: z.object(schemasOf(COMPANY_SETTINGS.about)),
  deals: z.object(schemasOf(COMPANY_SETTINGS.deals)),
  alerts: z.object(schemasOf(COMPANY_SETTINGS.alerts)),
} as const satisfies Record<CompanyForm, z.ZodObject>;

/** A setting as the page shows it; schemas stay on the server. */
export type CompanyField = Omit<CompanySetting, "schema" | "fallback"> & {
  name: string;
  value: string;
  /** What is stored as rows, each with a part a column. */
  rows?: string[][];
  /** May be empty. */
  optional: boolean;
};

export function toFields(values: CompanyValues): Record<CompanyForm, CompanyField[]> {
  return {
    company: fieldsOf(COMPANY_SETTINGS.company, values),
    hours: fieldsOf(COMPANY_SETTINGS.hours, values),
    visitors: fieldsOf(COMPANY_SETTINGS.visitors, values),
    prices: fieldsOf(COMPANY_SETTINGS.prices, values),
    about: fieldsOf(COMPANY_SETTINGS.about, values),
    deals: fieldsOf(COMPANY_SETTINGS.deals, values),
    alerts: fieldsOf(COMPANY_SETTINGS.alerts, values),
  };
}

function fieldsOf(form: Record<string, CompanySetting>, values: Record<string, string | number>) {
  return Object.entries(form).map(([name, { schema, fallback, ...field }]) => {
    const value = String(values[name] ?? fallback);
    const optional = schema(field.label).safeParse("").success;
    return { ...field, name, value, optional, rows: field.columns && rowsOf(value) };
  });
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
