import { CRM_FORMS } from "./crm-forms";
import type { DoorForm } from "./form";
import { PUBLISHING_FORMS } from "./publishing-forms";
import { SETTINGS_FORMS } from "./settings-forms";

/** Every form of the back office. */
export const DOOR_FORMS: DoorForm[] = [...CRM_FORMS, ...PUBLISHING_FORMS, ...SETTINGS_FORMS];
