import { ACCOUNT_FORMS } from "./accounts";
import { BLOG_FORMS } from "./blogs";
import { BOOKING_FORMS } from "./bookings";
import { CONTENT_FORMS } from "./content";
import { DEAL_FORMS } from "./deals";
import { IMPORT_FORMS } from "./imports";
import { LEAD_FORMS } from "./leads";
import { OTHER_FORMS } from "./others";
import { SETTINGS_FORMS } from "./settings";

/** Every back-office form. */
export const FORMS = [
  ...LEAD_FORMS,
  ...DEAL_FORMS,
  ...IMPORT_FORMS,
  ...ACCOUNT_FORMS,
  ...BLOG_FORMS,
  ...BOOKING_FORMS,
  ...CONTENT_FORMS,
  ...SETTINGS_FORMS,
  ...OTHER_FORMS,
];
