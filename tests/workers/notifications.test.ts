import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { bookDemo } from "~/booking/bookings.server";
import { cancelBooking, moveBooking } from "~/booking/change-booking.server";
import { settleBooking } from "~/booking/staff/settle-booking.server";
import { queueLeadEmail } from "~/crm/email/lead-emails.server";
import { saveAssignment } from "~/crm/intake/round-robin.server";
import { submitContact } from "~/crm/intake/submissions.server";
import { changeLead, requireLead } from "~/crm/leads/lead-changes.server";
import { addNote, editNote } from "~/crm/leads/lead-entries.server";
import { notifyAssigned } from "~/crm/leads/notify-assigned.server";
import { noteMailError } from "~/mail/send.task.server";
import { applyMailEvent } from "~/mail/webhook/apply-event.server";
import { pruneNotifications } from "~/notifications/notify.server";
import { runBatch } from "~/platform/db/database.server";
import { createJobContext } from "~/platform/jobs/job-context.server";
import {
  BOOKED_AT,
  clearBookings,
  demoRequest,
  putHost,
  START,
  testSender,
  VISITOR,
} from "../support/bookings";
import { SENDER, submission } from "../support/contact";
import { database, staffMember } from "../support/staff";
import { rawEnv, rows } from "../support/workers-env";

const db = database();
const NOW = new Date("2026-03-10T14:00:00.000Z");
const DAY = 86_400_000;
const zone = "America/Chicago";

let tom = { id: "", label: "" };
let ana = { id: "", label: "" };

beforeEach(async () => {
  await clearBookings();
  await env.DB.exec("delete from notifications; delete from profiles");
  const people = [
    await staffMember("tom@beaconry.example"),
    await staffMember("ana@beaconry.example", "staff"),
  ];
  [tom = tom, ana = ana] = people.map(({ id, email }) => ({ id, label: email }));
});

/** Who was told of what, in the order of the addresses. */
async function told() {
  const found = await rows(
    "select email, kind, total, lead_id is not null as has_lead from notifications join users on users.id = user_id order by email, kind",
  );
  return found.map(({ email, kind, total }) => [String(email).split("@")[0], kind, total]);
}

const contact = (key: string, message = "Hello") =>
  submitContact(
    db,
    submission({ projectDescription: message }, { submissionKey: key, suspicion: [] }),
    SENDER,
    NOW,
  );

async function leadOf(owner: typeof tom | null): Promise<string> {
  const { leadId } = await contact("first");
  if (owner) await assign(leadId, owner, owner);
  return leadId;
}

function assign(leadId: string, to: typeof tom, by: typeof tom) {
  const change = { leadId, actor: by, action: "lead.assign", patch: () => ({ assigneeId: to.id }) };
  return changeLead(db, change, NOW);
}

test("whoever is given a lead by somebody else is told once, not who takes one, and not a disabled account", async () => {
  const { leadId } = await contact("first");
  await assign(leadId, ana, ana);
  expect(await told()).toEqual([]);
  await Promise.all([assign(leadId, tom, ana), assign(leadId, tom, ana)]);
  expect(await told()).toEqual([["tom", "lead-assigned", 1]]);
  await env.DB.prepare("update users set disabled_at = '2026-01-01' where id = ?").bind(ana.id).run();
  await env.DB.prepare("update notifications set read_at = '2026-01-01'").run();
  await assign(leadId, ana, tom);
  expect(await told()).toEqual([["tom", "lead-assigned", 1]]);
});

test("who has not read of a lead yet is told no more of it once somebody else has it", async () => {
  const { leadId } = await contact("first");
  await assign(leadId, tom, ana);
  await runBatch(
    db,
    notifyAssigned(
      db,
      {
        leads: [
          { id: leadId, assigneeId: tom.id },
          { id: "b", assigneeId: tom.id },
        ],
        key: "bulk 2",
        actorId: null,
      },
      NOW,
    ),
  );
  await assign(leadId, ana, tom);
  expect(await told()).toEqual([
    ["ana", "lead-assigned", 1],
    ["tom", "lead-assigned", 2],
  ]);
});

test("many leads given at once are one notification with their number, and its parts add up", async () => {
  const give = (ids: string[], assigneeId: string | null) =>
    notifyAssigned(db, { leads: ids.map((id) => ({ id, assigneeId })), key: "bulk 1", actorId: ana.id }, NOW);
  await runBatch(db, give(["a", "b", "c"], tom.id));
  await runBatch(db, [...give(["d", "e"], tom.id), ...give(["f"], ana.id), ...give(["g"], null)]);
  expect(await told()).toEqual([["tom", "lead-assigned", 5]]);
});

test("a lead that writes again is told to whoever has it, once for a form that comes twice; nobody's writes no row", async () => {
  await contact("first");
  await contact("second", "And the north side?");
  expect(await told()).toEqual([]);
  const [{ id } = {}] = await rows("select id from leads");
  await assign(String(id), tom, tom);
  await Promise.all([contact("third", "Are you there?"), contact("third", "Are you there?")]);
  expect(await told()).toEqual([["tom", "lead-wrote", 1]]);
});

test("a new lead whose turn it is and a form that looks like spam: the first is told, the second not", async () => {
  await saveAssignment(db, { byTurns: true, memberIds: [ana.id], actor: tom }, NOW);
  await submitContact(db, submission({}, { submissionKey: "odd", suspicion: ["too fast"] }), SENDER, NOW);
  expect(await told()).toEqual([]);
  await submitContact(
    db,
    submission({ businessEmail: "new@x.example" }, { submissionKey: "good", suspicion: [] }),
    SENDER,
    NOW,
  );
  expect(await told()).toEqual([["ana", "lead-assigned", 1]]);
});

async function bookWithTom() {
  await putHost(tom.id);
  const made = await bookDemo(db, demoRequest(), await testSender(), BOOKED_AT);
  if (made.kind !== "booked") throw new Error("The time is taken");
  return made.id;
}

test("a host is told of a demo that is booked, moved and cancelled by its guest, each once", async () => {
  const id = await bookWithTom();
  expect(await told()).toEqual([["tom", "demo-booked", 1]]);
  const sender = await testSender();
  const move = { id, start: new Date(START.getTime() + DAY), by: VISITOR, sender };
  await Promise.all([moveBooking(db, move, BOOKED_AT), moveBooking(db, move, BOOKED_AT)]);
  await Promise.all([1, 2].map(() => cancelBooking(db, { id, by: VISITOR, sender }, BOOKED_AT)));
  expect(await told()).toEqual([
    ["tom", "demo-booked", 1],
    ["tom", "demo-cancelled", 1],
    ["tom", "demo-moved", 1],
  ]);
});

test("a host is not told of what they did with a demo themselves, but of what a colleague did", async () => {
  const id = await bookWithTom();
  const after = new Date(START.getTime() + 60_000);
  await settleBooking(db, { id, as: "no-show", by: tom, zone }, after);
  expect(await told()).toEqual([["tom", "demo-booked", 1]]);
  await settleBooking(db, { id, as: "done", by: ana, zone }, after);
  const missed = () => settleBooking(db, { id, as: "no-show", by: ana, zone }, after);
  await Promise.all([missed(), missed()]);
  expect(await told()).toEqual([
    ["tom", "demo-booked", 1],
    ["tom", "demo-missed", 1],
  ]);
});

async function mailBy(actor: typeof tom) {
  const lead = await requireLead(db, await leadOf(null));
  const email = {
    id: crypto.randomUUID(),
    lead,
    subject: "Your map",
    body: "Here it is",
    sender: SENDER,
    actor,
  };
  const { mailId, entry } = await queueLeadEmail(db, email, NOW);
  return { mailId, message: entry?.message as Parameters<typeof noteMailError>[0] };
}

test("whoever wrote a mail is told that it failed, not after each try, and that it came back", async () => {
  const failed = await mailBy(tom);
  const ctx = createJobContext(rawEnv(), () => NOW);
  await noteMailError(failed.message, "greylisted", false, ctx);
  expect(await told()).toEqual([]);
  await noteMailError(failed.message, "550 no", true, ctx);
  await noteMailError(failed.message, "550 no", true, ctx);
  expect(await told()).toEqual([["tom", "mail-returned", 1]]);

  const returned = await mailBy(ana);
  await env.DB.prepare("update mails set state = 'sent', provider_id = 'p1' where id = ?")
    .bind(returned.mailId)
    .run();
  const event = { providerId: "p1", messageId: null, outcome: "bounced", detail: null, to: [] } as const;
  await Promise.all([1, 2].map(() => applyMailEvent(db, { ...event, to: [] }, NOW)));
  expect(await told()).toEqual([
    ["ana", "mail-returned", 1],
    ["tom", "mail-returned", 1],
  ]);
  expect(
    await rows("select to_address from mails where kind = 'lead-notice' and user_id is not null"),
  ).toEqual([]);
});

test("a note tells whom it mentions, by name or email, once however often it is saved", async () => {
  await env.DB.prepare("insert into profiles (user_id, display_name) values (?, 'Ana Ruiz')")
    .bind(ana.id)
    .run();
  const leadId = await leadOf(tom);
  const note = { id: crypto.randomUUID(), leadId, actor: tom };
  const add = () => addNote(db, { ...note, content: "@Ana Ruiz, and mail to sales@ana.example" }, NOW);
  await Promise.all([add(), add()]);
  expect(await told()).toEqual([["ana", "mention", 1]]);
  await editNote(db, { ...note, content: "@ana@beaconry.example and @tom please" }, NOW);
  expect(await told()).toEqual([["ana", "mention", 1]]);
  await editNote(db, { ...note, actor: ana, content: "@tom: done" }, NOW);
  expect(await told()).toEqual([
    ["ana", "mention", 1],
    ["tom", "mention", 1],
  ]);
});

test("what is older than 90 days goes, and nothing else", async () => {
  const at = (days: number) => new Date(NOW.getTime() - days * DAY).toISOString();
  for (const days of [89, 91]) {
    await env.DB.prepare(
      "insert into notifications (user_id, key, kind, created_at) values (?, ?, 'mention', ?)",
    )
      .bind(tom.id, `note ${days}`, at(days))
      .run();
  }
  await pruneNotifications(db, NOW);
  expect(await rows("select key from notifications")).toEqual([{ key: "note 89" }]);
});
