import { z } from "zod";
import { textField } from "../platform/http/form-fields";
import { isTimeZone } from "../platform/time-zone";

/** The form's fields in the order of the page, each with its label and its longest text. */
export const PROFILE_FIELDS = {
  display_name: { label: "Display name", max: 100 },
  first_name: { label: "First name", max: 100 },
  last_name: { label: "Last name", max: 100 },
  company: { label: "Company", max: 200 },
  position: { label: "Position", max: 200 },
  phone: { label: "Phone", max: 50 },
  bio: { label: "Bio", max: 2000 },
} as const;
export type ProfileField = keyof typeof PROFILE_FIELDS;

const text = (field: ProfileField) => {
  const { label, max } = PROFILE_FIELDS[field];
  return textField(max, label).default("");
};

export const PROFILE_INTENT = "profile";
export const profileSchema = z.object({
  display_name: text("display_name"),
  first_name: text("first_name"),
  last_name: text("last_name"),
  company: text("company"),
  position: text("position"),
  phone: text("phone"),
  bio: text("bio"),
  time_zone: z
    .string()
    .default("")
    .refine((zone) => zone === "" || isTimeZone(zone), "Choose a time zone of the list"),
});
export type ProfileInput = z.infer<typeof profileSchema>;

export const PROFILE_SAVED = { title: "Profile updated successfully" };
