import { z } from "zod";
import { EVENT_NAMES, EVENTS, isUntracked } from "./visit";

export const MAX_HIT_BYTES = 8 * 1024;
const MAX_PATH = 2000;
const MAX_TITLE = 500;
const MAX_VALUE = 500;
const MAX_DATA_KEYS = 20;

/** Control characters and halves of surrogate pairs: SQLite's JSON functions would store them as broken text. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/gu;

export function storableText(text: string): string {
  return text.replace(UNSTORABLE, "");
}

const text = (max: number) => z.string().max(max).transform(storableText);

const eventData = z
  .record(z.string().regex(/^[a-z]\w{0,49}$/i), z.union([text(MAX_VALUE), z.number(), z.boolean(), z.null()]))
  .refine((data) => Object.keys(data).length <= MAX_DATA_KEYS);

const common = {
  /** Made by the browser for each hit, so that one delivered twice is counted once. */
  id: z.uuid(),
  /** Missing under Global Privacy Control, or if the browser refuses storage. */
  session: z.uuid().nullish(),
  path: text(MAX_PATH).refine((path) => path.startsWith("/") && !isUntracked(path)),
  title: text(MAX_TITLE),
  referrer: text(MAX_PATH).nullish(),
};

/** What the browser sends to /collect. The server works out device, browser, os, time and an event's type. */
export const hitSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("page-view"), ...common }),
  z
    .object({
      kind: z.literal("event"),
      name: z.enum(EVENT_NAMES),
      data: eventData.nullish(),
      ...common,
    })
    .refine((hit) => EVENTS[hit.name].data.every((key) => hit.data?.[key] !== undefined), { path: ["data"] }),
]);
export type Hit = z.infer<typeof hitSchema>;
