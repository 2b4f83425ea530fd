import type { Toast } from "../../platform/http/toast";
import type { EmailText } from "./email";
import type { Delivery } from "./email-delivery";

/** What sending a message is answered with; a refused one comes back as it was typed. */
export type EmailAnswer = {
  ok: boolean;
  toast: Toast;
  delivery: Delivery | null;
  values: EmailText | null;
};
