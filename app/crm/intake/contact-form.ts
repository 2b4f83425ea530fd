import { z } from "zod";
import { requiredEmail } from "../../platform/http/forms/email-field";
import { lineField, requiredLine, requiredText } from "../../platform/http/forms/form-fields";

/** The contact form, for the browser's messages and the action. The limits are generous. */
export const contactSchema = z.object({
  firstName: requiredLine(200, "First name"),
  lastName: requiredLine(200, "Last name"),
  businessEmail: requiredEmail(200, "Business email"),
  phoneNumber: requiredLine(200, "Phone number"),
  companyName: requiredLine(200, "Company name"),
  industry: lineField(200, "Industry").optional(),
  projectDescription: requiredText(10_000, "Project description"),
});
export type ContactInput = z.infer<typeof contactSchema>;
