/** What the list's quick edit changes of a post. */
export type QuickEdit = {
  title: string;
  metaDescription: string;
  content: string;
  keyPoints: string[];
};

export const QUICK_EDIT_INTENT = "edit";
