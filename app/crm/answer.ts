import type { Toast } from "../platform/http/toast";
import type { LeadFormValues } from "./leads/lead-fields";

export type ConflictView = { field: string; label: string; mine: string; theirs: string };

/** The lead form as it comes back: what was typed, what it started from, and what the person has to choose. */
export type ReturnedForm = { values: LeadFormValues; base: string; conflicts: ConflictView[] };

/** What an action answers a form that stays on its page. */
export type Answer = {
  ok: boolean;
  intent: string;
  toast: Toast | null;
  errors: Record<string, string[] | null>;
  form: ReturnedForm | null;
  /** What was typed into a small form that is refused, by field. */
  values: Record<string, string>;
};
