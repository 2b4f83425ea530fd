import { type BackOfficeForm, fieldsOf, nameOf } from "./form";
import { BACK_OFFICE_FORMS } from "./forms";
import { IDS, OWNER, type Person, STAFF, TOM } from "./people";
import { STOPPED } from "./publishing-forms";

const AT = "2026-02-01T00:00:00.000Z";

/** What a form answers in a special state, and whether it may change anything. */
type Expected = { status: number[]; changes: boolean };
export type StateCase = { state: string; who: Person; form: BackOfficeForm; expected: Expected };
/** A change of the seeded records. */
type State = { name: string; prepare: string };

const IS_GONE: Expected = { status: [404, 409], changes: false };
const REFUSED: Expected = { status: [403], changes: false };
const CONFLICT: Expected = { status: [409], changes: false };
const DONE: Expected = { status: [200, 202, 302, 303], changes: true };
/** What is so already needs no change. */
const NOTHING: Expected = { status: [200, 202, 302, 303], changes: false };

const namesRecord = (form: BackOfficeForm, ...ids: string[]) =>
  ids.some(
    (id) =>
      form.path.includes(id) || Object.values(fieldsOf(form, OWNER)).some((value) => value.includes(id)),
  );
const inState = (
  { name, prepare }: State,
  who: Person,
  form: BackOfficeForm,
  expected: Expected,
): StateCase => ({
  ...{ state: name, who, expected },
  form: { ...form, prepare: [form.prepare, prepare].filter(Boolean).join("; ") },
});

/** The forms of a module with other fields, once per change. */
function formOf(module: string, intent: string, fields: Record<string, string> = {}): BackOfficeForm {
  const found = BACK_OFFICE_FORMS.find((form) => form.module === module && form.intent === intent);
  if (!found) throw new Error(`There is no form ${module} ${intent}`);
  return { ...found, fields: (me: Person) => ({ ...fieldsOf(found, me), ...fields }) };
}

const STOP: State = { name: "everything is stopped", prepare: STOPPED };
/** Stopped generators take no policy from staff; the rest of the page works. What is run by hand, the job refuses. */
function stoppedCases(): StateCase[] {
  const forms = BACK_OFFICE_FORMS.filter(({ module }) => module === "generation/content-page/route");
  return forms.flatMap((form) =>
    [STAFF, OWNER].map((who) => {
      const isRefused = form.permission !== undefined && who !== OWNER;
      const isStopAgain = form.intent === "stop" && fieldsOf(form, who).on === "true";
      return inState(STOP, who, form, isRefused ? REFUSED : isStopAgain ? NOTHING : DONE);
    }),
  );
}

const TRASHED_LEAD: State = {
  name: "the lead is in the trash",
  prepare: `update leads set deleted_at = '${AT}' where id = '${IDS.lead}'; update deals set deleted_at = '${AT}'`,
};

/** A lead in the trash, and its deals, take no change but to be restored and erased. */
function trashedLeadCases(): StateCase[] {
  const erased = (who: Person) => (who === OWNER ? DONE : REFUSED);
  const forms = BACK_OFFICE_FORMS.filter((form) => namesRecord(form, IDS.lead, IDS.deal));
  return forms.flatMap((form) =>
    [STAFF, OWNER].map((who) =>
      inState(TRASHED_LEAD, who, form, form.intent === "erase" ? erased(who) : IS_GONE),
    ),
  );
}

const TRASHED_POSTS: State = {
  name: "the posts are in the trash",
  prepare: `update blogs set deleted_at = '${AT}', published = 0`,
};
/** A post that is in the trash is there already; a draft's rejection is told to the next one wherever it lies. */
const IN_THE_TRASH: Record<string, Expected> = {
  "blog/staff/changes.route trash": NOTHING,
  "blog/staff/changes.route unpublish": { status: [200, 202, 404, 409], changes: false },
  "blog/editor/autosave.route": { status: [410], changes: false },
  "generation/content-page/route reject": DONE,
};

function trashedPostCases(): StateCase[] {
  return BACK_OFFICE_FORMS.filter((form) => namesRecord(form, IDS.post, IDS.draft)).flatMap((form) => {
    const expected = IN_THE_TRASH[nameOf(form)] ?? IS_GONE;
    return [STAFF, OWNER].map((who) => inState(TRASHED_POSTS, who, form, expected));
  });
}

const TEAM = "auth/team/team-page/route";
const TWO_OWNERS: State = {
  name: "there is a second owner",
  prepare: `update users set role = 'owner' where id = '${TOM.id}'`,
};
const ONE_OWNER: State = {
  name: "the other owner is disabled",
  prepare: `update users set role = 'owner', disabled_at = '${AT}' where id = '${TOM.id}'`,
};
const CHANGES = [["role", { role: "staff" }], ["disable"], ["enable"], ["remove-factors"]] as const;

/** Nobody changes the own account, alone or not; a second owner is changed like anybody. */
function ownerCases(): StateCase[] {
  const own = [TWO_OWNERS, ONE_OWNER].flatMap((state) =>
    CHANGES.map(([intent, more = {}]) =>
      inState(
        state,
        OWNER,
        { ...formOf(TEAM, intent, { id: OWNER.id, ...more }), prepare: undefined },
        REFUSED,
      ),
    ),
  );
  const others = CHANGES.filter(([intent]) => intent !== "enable").map(([intent, more = {}]) =>
    inState(TWO_OWNERS, OWNER, formOf(TEAM, intent, { id: TOM.id, ...more }), DONE),
  );
  const again = inState(ONE_OWNER, OWNER, formOf(TEAM, "disable", { id: TOM.id }), NOTHING);
  const byStaff = CHANGES.map(([intent, more = {}]) =>
    inState(
      TWO_OWNERS,
      STAFF,
      { ...formOf(TEAM, intent, { id: TOM.id, ...more }), prepare: undefined },
      REFUSED,
    ),
  );
  return [...own, ...others, again, ...byStaff];
}

const ANA = "Ana@Beaconry.example";
const INVITED: State = { name: "somebody is invited", prepare: "update users set updated_at = updated_at" };
const EXPIRED: State = {
  name: "an invitation has expired",
  prepare: `update invites set expires_at = '${AT}'`,
};
const GONE_INVITE: State = { name: "the invitation was accepted or revoked", prepare: "delete from invites" };

/** An address is invited once; what has expired is sent again, or made anew; what is gone is not revived. */
function inviteCases(): StateCase[] {
  const again = formOf(TEAM, "invite", { email: ANA });
  const [resend, revoke] = [formOf(TEAM, "resend"), formOf(TEAM, "revoke")];
  const link = formOf(TEAM, "link");
  return [
    inState(INVITED, OWNER, again, CONFLICT),
    inState(INVITED, OWNER, formOf(TEAM, "invite", { email: STAFF.email.toUpperCase() }), CONFLICT),
    inState(EXPIRED, OWNER, again, DONE),
    inState(EXPIRED, OWNER, resend, DONE),
    inState(EXPIRED, OWNER, link, DONE),
    inState(EXPIRED, OWNER, revoke, DONE),
    inState(GONE_INVITE, OWNER, again, DONE),
    inState(GONE_INVITE, OWNER, resend, { status: [404], changes: false }),
    inState(GONE_INVITE, OWNER, link, { status: [404], changes: false }),
    inState(GONE_INVITE, OWNER, revoke, NOTHING),
    ...[again, resend, link, revoke].map((form) => inState(INVITED, STAFF, form, REFUSED)),
  ];
}

export const STATE_CASES = [
  ...stoppedCases(),
  ...trashedLeadCases(),
  ...trashedPostCases(),
  ...ownerCases(),
  ...inviteCases(),
];
