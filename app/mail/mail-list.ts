import { MAIL_STATES, type MailState } from "./mail";

/** The state of the mail list, all of it in the URL. */
export type MailListQuery = {
  state: MailState | null;
  /** Keyset cursor: the last row of the previous page. */
  before: { createdAt: string; id: string } | null;
};

const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([\w-]{1,64})$/;

/** Reads the URL; ignores what it does not know. */
export function readMailListQuery(params: URLSearchParams): MailListQuery {
  const [, createdAt, id] = CURSOR.exec(params.get("before") ?? "") ?? [];
  return {
    state: MAIL_STATES.find((state) => state === params.get("state")) ?? null,
    before: createdAt && id ? { createdAt, id } : null,
  };
}

export function mailListPath({ state, before }: MailListQuery): string {
  const params = new URLSearchParams();
  if (state) params.set("state", state);
  if (before) params.set("before", `${before.createdAt}_${before.id}`);
  return params.size > 0 ? `/admin/mail?${params}` : "/admin/mail";
}
