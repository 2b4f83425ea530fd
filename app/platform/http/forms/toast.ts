import { z } from "zod";

/** A form behind a toast's button: its action, its fields, and the title shown if it fails. */
const toastForm = z.object({
  action: z.string(),
  fields: z.record(z.string(), z.string()),
  failed: z.string(),
});
export type ToastForm = z.infer<typeof toastForm>;

export const toastSchema = z.object({
  title: z.string(),
  description: z.string().optional(),
  destructive: z.boolean().optional(),
  /** Undoes what the toast reports. */
  undo: toastForm.optional(),
  /** What the person may want to do next. */
  offer: toastForm.extend({ label: z.string() }).optional(),
});

/** A short notification: what happened, and whether it went wrong. */
export type Toast = z.infer<typeof toastSchema>;
