import { z } from "zod";
import { textField } from "../platform/http/form-fields";
import { isTimeZone } from "../platform/time/zones";
import { mapProfileFields, type ProfileField } from "./profile";

export const profileSchema = z.object(mapProfileFields("name", schemaOf));
export type ProfileInput = z.infer<typeof profileSchema>;

function schemaOf({ label, max, control }: ProfileField) {
  const text = textField(max, label);
  if (control !== "time-zone") return text.default("");
  return text.refine((zone) => zone === "" || isTimeZone(zone), "Choose a time zone of the list").default("");
}
