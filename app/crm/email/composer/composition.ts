import type { EmailText, MergeValues } from "../email";

/** What the composer is about, as its page's loader gives it. */
export type Composition = {
  leadId: string;
  name: string;
  address: string;
  values: MergeValues;
  draft: EmailText | null;
};
