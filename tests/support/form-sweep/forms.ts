import { CRM_FORMS } from "./crm-forms";
import type { BackOfficeForm } from "./form";
import { PUBLISHING_FORMS } from "./publishing-forms";
import { SETTINGS_FORMS } from "./settings-forms";

/** Every form of the back office. */
export const BACK_OFFICE_FORMS: BackOfficeForm[] = [...CRM_FORMS, ...PUBLISHING_FORMS, ...SETTINGS_FORMS];
