import type { profiles } from "../auth/tables";
import { formatRecent } from "../platform/time/time-text";

export const PROFILE_GROUPS = ["Name", "Work", "About"] as const;

type ProfileColumn = Exclude<
  keyof typeof profiles.$inferSelect,
  "userId" | "avatarUrl" | "theme" | "zoneAnsweredAt" | "wantsDigest" | "digestDay" | "updatedAt"
>;
type Field = {
  /** In the form. */
  name: string;
  /** In `auth/tables.ts`. */
  column: ProfileColumn;
  label: string;
  /** Under which title of the form it stands. */
  group: (typeof PROFILE_GROUPS)[number];
  max: number;
  /** Its control, if that is not a line of text. */
  control?: "text-area" | "time-zone";
  type?: "tel";
  autoComplete?: string;
};

const FIELDS = [
  {
    name: "first_name",
    column: "firstName",
    label: "First name",
    group: "Name",
    max: 100,
    autoComplete: "given-name",
  },
  {
    name: "last_name",
    column: "lastName",
    label: "Last name",
    group: "Name",
    max: 100,
    autoComplete: "family-name",
  },
  {
    name: "display_name",
    column: "displayName",
    label: "Display name",
    group: "Name",
    max: 100,
    autoComplete: "nickname",
  },
  {
    name: "company",
    column: "company",
    label: "Company",
    group: "Work",
    max: 200,
    autoComplete: "organization",
  },
  {
    name: "position",
    column: "position",
    label: "Position",
    group: "Work",
    max: 200,
    autoComplete: "organization-title",
  },
  {
    name: "phone",
    column: "phone",
    label: "Phone",
    group: "Work",
    max: 50,
    type: "tel",
    autoComplete: "tel",
  },
  {
    name: "time_zone",
    column: "timeZone",
    label: "Time zone",
    group: "Work",
    max: 100,
    control: "time-zone",
  },
  { name: "bio", column: "bio", label: "Bio", group: "About", max: 2000, control: "text-area" },
] as const satisfies readonly Field[];
type Names = (typeof FIELDS)[number];

export type ProfileField = Field & { name: Names["name"] };
/**
 * Every field of the profile's form, in the order of the page. To add one, add an entry here and its column in
 * `auth/tables.ts`, and run `npm run db:generate`: schema, row, view and input derive from it.
 */
export const PROFILE_FIELDS: readonly ProfileField[] = FIELDS;

/** An object with a value for each field, under its name in the form or in the table. */
export function mapProfileFields<Key extends "name" | "column", Value>(
  key: Key,
  read: (field: ProfileField) => Value,
): Record<Names[Key], Value>;
export function mapProfileFields(key: "name" | "column", read: (field: ProfileField) => unknown) {
  return Object.fromEntries(PROFILE_FIELDS.map((field) => [field[key], read(field)]));
}

export const PROFILE_INTENT = "profile";
/** Turns the mail of the morning on or off. */
export const DIGEST_INTENT = "digest";
/** The answer to the question whether to use the browser's zone; `time_zone` is empty to keep the company's. */
export const ZONE_INTENT = "time-zone";
export const PROFILE_SAVED = { title: "Profile updated successfully" };

export const PROFILE_FAILURES = {
  load: { title: "Failed to load user profile" },
  save: { title: "Failed to update profile" },
  digest: { title: "Failed to change the daily digest" },
  zone: { title: "Failed to change the time zone" },
  picture: { title: "Failed to update profile" },
} as const;

/** "Saved at 2:14 PM" or, on another day, "Saved Nov 21, 2024". `at` is an ISO time. */
export function savedText(at: string, now: Date, timeZone: string): string {
  const text = formatRecent(at, now, timeZone);
  return text.includes(":") ? `Saved at ${text}` : `Saved ${text}`;
}
