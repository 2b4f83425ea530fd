import type { EmailText, MergeValues } from "../email";

/** The loader data of the composer's page. */
export type Composition = {
  leadId: string;
  name: string;
  address: string;
  values: MergeValues;
  draft: EmailText | null;
};
