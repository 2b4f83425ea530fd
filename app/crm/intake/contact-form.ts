import { z } from "zod";
import { requiredText, textField } from "../../platform/http/forms/form-fields";

export const EMAIL_MISMATCH = "Enter an email like name@company.com";

/** The pattern of `<input type="email">` in the HTML standard, so that browser and server agree. */
export const EMAIL_PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** The contact form, for the browser's messages and the action. The limits are generous. */
export const contactSchema = z.object({
  firstName: requiredText(200, "First name"),
  lastName: requiredText(200, "Last name"),
  businessEmail: requiredText(200, "Business email").refine(
    (value) => value === "" || EMAIL_PATTERN.test(value),
    EMAIL_MISMATCH,
  ),
  phoneNumber: requiredText(200, "Phone number"),
  companyName: requiredText(200, "Company name"),
  industry: textField(200, "Industry").optional(),
  projectDescription: requiredText(10_000, "Project description"),
});
export type ContactInput = z.infer<typeof contactSchema>;
