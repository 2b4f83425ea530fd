import { env } from "cloudflare:workers";
import { z } from "zod";
import { OWNER_ONLY } from "../../../app/auth/permissions";
import { dumpRows } from "../dump";
import { requestSite } from "../site";
import { analyticsRows, rawEnv } from "../workers-env";
import { type BackOfficeForm, fieldsOf } from "./form";
import { OWNER, type Person } from "./people";

/** What a request shows of itself: counters of attempts, and when a session was last seen. */
const TRACES = ["rate_limits"];

/** Every row of both databases that a form of the back office may change. */
export async function dumpFormSweep(): Promise<Dump> {
  const [notes, { sessions = [], users = [], ...tables }] = await Promise.all([
    analyticsRows("select * from notes order by id"),
    dumpRows(TRACES),
  ]);
  const unseen = (row: string) => row.replace(/,"last_seen_at":(?:"[^"]*"|null)/, "");
  return {
    ...tables,
    users: users.map(unseen),
    sessions: sessions.map(unseen),
    notes: notes.map((row) => JSON.stringify(row)),
  };
}

type Dump = Record<string, string[]>;

/** The rows that are in only one of the dumps, by table: `+` is new, `-` is gone. */
export function differences(before: Dump, after: Dump): string[] {
  return Object.keys({ ...before, ...after }).flatMap((table) => {
    const [old = [], now = []] = [before[table], after[table]];
    return [
      ...old.filter((row) => !now.includes(row)).map((row) => `- ${table} ${row}`),
      ...now.filter((row) => !old.includes(row)).map((row) => `+ ${table} ${row}`),
    ];
  });
}

const sent = z.object({ id: z.string(), mailId: z.string().optional(), generator: z.string().optional() });

/** A queue whose consumer is done at once: mails are sent, runs have succeeded. */
const instant = {
  send: async (message: unknown) => {
    const { id, mailId, generator } = sent.loose().parse(message);
    const at = new Date().toISOString();
    if (mailId) await env.DB.prepare("update mails set state = 'sent' where id = ?").bind(mailId).run();
    if (generator)
      await env.DB.prepare(
        "insert or ignore into blog_generation_log (id, generator, status, created_at, duration_ms) values (?, ?, 'success', ?, 1)",
      )
        .bind(id, generator, at)
        .run();
  },
  sendBatch: async (messages: Iterable<{ body: unknown }>) => {
    for (const { body } of messages) await instant.send(body);
  },
};

/** The same database as another object: what these tests make the site remember of it, other files do not meet. */
const ownDatabase: D1Database = new Proxy(env.DB, {
  get(target, name) {
    const value = Reflect.get(target, name, target);
    return typeof value === "function" ? value.bind(target) : value;
  },
});

/** The bindings, without deliveries that go on after the response. */
export const formSweepEnv = (): object => ({
  ...rawEnv(),
  DB: ownDatabase,
  MAIL_QUEUE: instant,
  INDEXING_QUEUE: instant,
  ANALYTICS_QUEUE: instant,
  CONTENT_QUEUE: instant,
});

/** `page`: sent by a browser without JavaScript; `data`: by the router. */
export const TRANSPORTS = ["page", "data"] as const;
type Transport = (typeof TRANSPORTS)[number];

/** The address of a page's data: `/admin/settings?index` is at `/admin/settings.data?index`. */
export function dataPath(path: string): string {
  const [pathname, search] = path.split("?");
  return `${pathname}.data${search === undefined ? "" : `?${search}`}`;
}

type SendOptions = {
  fields?: Record<string, string>;
  headers?: Record<string, string>;
  env?: object;
  onAnswer?: () => void;
};

/** Sends a form as our pages send it; `who` is null for a visitor. */
export async function sendForm(
  form: BackOfficeForm,
  who: Person | null,
  transport: Transport,
  more: SendOptions = {},
): Promise<Answer> {
  const path = transport === "page" ? form.path : dataPath(form.path);
  const fields = { ...fieldsOf(form, who ?? OWNER), ...more.fields };
  const body = form.file ? uploadOf(form.file, fields) : new URLSearchParams(fields);
  const headers = {
    "Sec-Fetch-Site": "same-origin",
    ...(transport === "page" ? { Accept: "text/html" } : {}),
    ...who?.headers,
    ...more.headers,
  };
  const { env: bindings = formSweepEnv(), onAnswer } = more;
  const request = { method: "POST", redirect: "manual", headers, body, env: bindings, onAnswer } as const;
  return readAnswer(await requestSite(path, request));
}

function uploadOf(
  { field, name, type, bytes }: NonNullable<BackOfficeForm["file"]>,
  fields: Record<string, string>,
) {
  const body = new FormData();
  for (const [key, value] of Object.entries(fields)) body.set(key, value);
  body.set(field, new File([bytes], name, { type }));
  return body;
}

/**
 * done: the server did or showed it; refused: this person may not; sign-in: nobody is signed in; failed: anything else,
 * such as an address or a form that does not exist.
 */
export type Answer = { outcome: "done" | "refused" | "sign-in" | "failed"; status: number; text: string };

const toastSchema = z.object({ destructive: z.boolean().optional() });

export async function readAnswer(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const location = headers.get("Location") ?? "";
  const cookie = /beaconry_toast=([^;]+)/.exec(headers.get("Set-Cookie") ?? "")?.[1];
  const toast = cookie === undefined ? "{}" : Buffer.from(cookie, "base64url").toString();
  // Every image is text enough to be read.
  const body = new TextDecoder().decode(await response.arrayBuffer());
  const text = cookie === undefined ? body : `${toast}\n${body}`;
  const answer = (outcome: Answer["outcome"]) => ({ outcome, status, text });
  // A redirect of a data request is in its body.
  if (status === 401 || location === "/auth" || (status === 202 && body.includes('"/auth"')))
    return answer("sign-in");
  if (status === 403 || text.includes(OWNER_ONLY)) return answer("refused");
  const isSuccess = [200, 202, 204, 302, 303].includes(status);
  return answer(isSuccess && !toastSchema.parse(JSON.parse(toast)).destructive ? "done" : "failed");
}
