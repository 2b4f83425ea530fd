import { MAIL_STATE_LABELS, MAIL_STATES, type MailState } from "./mail";

/** The state of the mail list, all of it in the URL. */
export type MailListQuery = {
  /** Words of the recipient's address, the lead's name or the subject. */
  q: string;
  /** A lead's id, or "none" for mails that belong to no lead. */
  lead: string | null;
  state: MailState | null;
  /** Keyset cursor: the last row of the previous page. */
  before: { createdAt: string; id: string } | null;
};

export const MAIL_PATH = "/admin/mail";
export const LONGEST_MAIL_SEARCH = 200;
/** Mails of the company itself, such as links to a new password. */
export const NO_LEAD = "none";

const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([\w-]{1,64})$/;
const LEAD = /^[\w-]{1,64}$/;

/** Reads the URL; ignores what it does not know. */
export function readMailListQuery(params: URLSearchParams): MailListQuery {
  const [, createdAt, id] = CURSOR.exec(params.get("before") ?? "") ?? [];
  return {
    q: (params.get("q") ?? "").trim().slice(0, LONGEST_MAIL_SEARCH),
    lead: LEAD.exec(params.get("lead") ?? "")?.[0] ?? null,
    state: MAIL_STATES.find((state) => state === params.get("state")) ?? null,
    before: createdAt && id ? { createdAt, id } : null,
  };
}

export function mailListPath({ q, lead, state, before }: MailListQuery): string {
  const params = new URLSearchParams();
  if (q) params.set("q", q);
  if (lead) params.set("lead", lead);
  if (state) params.set("state", state);
  if (before) params.set("before", `${before.createdAt}_${before.id}`);
  return params.size > 0 ? `${MAIL_PATH}?${params}` : MAIL_PATH;
}

/** The states that staff see as one with this. */
export function statesLike(state: MailState): MailState[] {
  return MAIL_STATES.filter((one) => MAIL_STATE_LABELS[one] === MAIL_STATE_LABELS[state]);
}
