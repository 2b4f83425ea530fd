import { z } from "zod";
import { textField } from "../platform/http/form-fields";
import { isTimeZone } from "../platform/time-zone";
import { PROFILE_FIELDS, type ProfileField } from "./profile";

const text = (field: ProfileField) => {
  const { label, max } = PROFILE_FIELDS[field];
  return textField(max, label).default("");
};

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
