import { z } from "zod";

export const toastSchema = z.object({
  title: z.string(),
  description: z.string().optional(),
  destructive: z.boolean().optional(),
  /** A form that undoes what the toast reports: its action, its fields, and the title shown if it fails. */
  undo: z
    .object({ action: z.string(), fields: z.record(z.string(), z.string()), failed: z.string() })
    .optional(),
});

/** A short notification: what happened, and whether it went wrong. */
export type Toast = z.infer<typeof toastSchema>;
