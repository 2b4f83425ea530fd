import { BLOG_FORMS } from "./blogs";
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
  ...BLOG_FORMS,
  ...CONTENT_FORMS,
  ...SETTINGS_FORMS,
  ...OTHER_FORMS,
];
