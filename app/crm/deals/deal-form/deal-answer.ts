import type { Toast } from "../../../platform/http/toast";

/** What comes back from a form of a deal: the toast, and for a refused one its messages and what was typed. */
export type DealAnswer = {
  ok: boolean;
  toast: Toast;
  errors: Record<string, string[] | null>;
  values: Record<string, string>;
};

/** The fields of a deal's form as text. */
export type DealValues = {
  title: string;
  value: string;
  stage: string;
  probability: string;
  expectedCloseDate: string;
};
