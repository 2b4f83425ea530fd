import { z } from "zod";
import { requiredLine } from "../../../platform/http/forms/form-fields";
import { cleanViewSearch, MAX_VIEW_NAME } from "./view";

const MAX_SEARCH = 4_000;
const id = z.string().min(1).max(64);
const name = requiredLine(MAX_VIEW_NAME, "Name");
const version = z.coerce.number().int().positive();
const search = z
  .string()
  .transform(cleanViewSearch)
  .pipe(z.string().max(MAX_SEARCH, "These are too many filters for a view"));

export const viewChangeSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("save"),
    name,
    search: search.default(""),
    for: z.enum(["me", "everybody"]).default("me"),
  }),
  z.object({ intent: z.literal("update"), id, version, search: search.default("") }),
  z.object({ intent: z.literal("rename"), id, version, name }),
  z.object({ intent: z.literal("delete"), id }),
  z.object({ intent: z.literal("restore"), id }),
]);
export type ViewChange = z.infer<typeof viewChangeSchema>;
