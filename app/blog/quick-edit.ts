import { z } from "zod";

/** The list's quick edit. Nothing typed is refused, so every field may be empty; only the request as a whole has a limit. */
export const quickEditSchema = z.object({
  id: z.string().min(1).max(64),
  /** The version that was opened. */
  version: z.coerce.number().int(),
  title: z.string().default(""),
  metaDescription: z.string().default(""),
  content: z.string().default(""),
});

export type QuickEdit = {
  title: string;
  metaDescription: string;
  content: string;
  keyPoints: string[];
};

export const QUICK_EDIT_INTENT = "edit";
