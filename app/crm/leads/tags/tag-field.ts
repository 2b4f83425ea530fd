import { lineField } from "../../../platform/http/forms/form-fields";
import type { LeadField } from "../fields/lead-field-types";
import { joinTags, readTags, splitTags, tagsProblem } from "./tags";

/** More than the tags of a lead, with the commas between them. */
const MAX_LIST = 1000;

/** Tags as a person types them, with commas or semicolons between them; of a form, or of a cell of a file. */
export function tagsSchema({ label, suggestions }: LeadField) {
  return lineField(MAX_LIST, label)
    .optional()
    .transform((text, context) => {
      const tags = readTags(text ?? "", suggestions);
      const problem = tagsProblem(tags);
      if (problem !== null) context.addIssue({ code: "custom", message: problem });
      return joinTags(tags);
    });
}

/** Stored tags as a person reads them. */
export function tagList(stored: unknown): string {
  return splitTags(String(stored)).join(", ");
}
