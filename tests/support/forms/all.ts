import { DEAL_FORMS } from "./deals";
import { LEAD_FORMS } from "./leads";
import { OTHER_FORMS } from "./others";
import { PUBLISHING_FORMS } from "./publishing";

/**
 * Every kind of form of the back office: with fields, of a button alone, in a dialog, with a file, one that redirects,
 * an undo from a toast, and each control that shows its change before the server has answered. All others send in the
 * same way, which tests/unit/forms-covered.test.ts makes sure of.
 */
export const FORMS = [...LEAD_FORMS, ...DEAL_FORMS, ...PUBLISHING_FORMS, ...OTHER_FORMS];
