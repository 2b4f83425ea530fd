import { form, forms } from "./form";
import { IDS, TOM } from "./people";

const LEAD = {
  ...{ firstName: "Priya", lastName: "Raman", businessEmail: "priya@raman.example", phoneNumber: "" },
  ...{ companyName: "Raman", industry: "", projectDescription: "Kept", status: "new", priority: "high" },
  ...{ leadScore: "40", source: "manual", dealValue: "", nextFollowUp: "" },
};
/** What the seeded lead says. */
const LEAD_BASE = {
  ...{ firstName: "Marcus", lastName: "Bell", businessEmail: `${IDS.lead}@auto.example`, phoneNumber: null },
  ...{ companyName: "Harbor Auto", industry: null, projectDescription: "Three rooftops.", status: "new" },
  ...{ priority: "medium", leadScore: 0, source: "contact_form", dealValue: null, nextFollowUp: null },
};
const CONVERTED = "update leads set status = 'converted', converted = 1";
const DEAL = {
  ...{ title: "Map and mail", value: "24000", stage: "qualification", probability: "25" },
  ...{ expectedCloseDate: "", assigneeId: "" },
};
const CSV = new TextEncoder().encode(
  "First Name,Last Name,Email,Company\nPriya,Raman,priya@x.example,Raman\n",
);

const TASK = { type: "call", title: "Call the printer", due: "2026-12-01", assigneeId: TOM.id, leadId: "" };
const MOVED = "update lead_activities set due_all_day = 1, scheduled_at = '2026-02-01T00:00:00.000Z'";

export const CRM_FORMS = [
  ...forms("crm/leads/lead-page/route", `/admin/leads/${IDS.lead}`, [
    ["status", { status: "contacted" }],
    ["assign", { assigneeId: TOM.id }],
    ["follow-up", { followUp: "tomorrow", shown: "none" }],
    ["tag", { tags: "VIP" }],
    ["untag", { tags: "Fair" }, { prepare: "update leads set tags = 'Fair'" }],
    ["score", { score: "70" }],
    ["value", { value: "1200" }],
    ["note", { content: "Called" }],
    ["activity", { type: "call", title: "A call", description: "" }],
    ["edit", { ...LEAD, base: JSON.stringify(LEAD_BASE) }],
    ["accept", {}, { prepare: "update leads set quarantine_reason = 'odd'" }],
    ["delete", {}],
    ["erase", {}, { permission: "lead.erase" }],
  ]),
  ...forms("crm/leads/leads-page/route", "/admin/leads", [
    ["view", { value: "table" }],
    ["rows", { value: "50" }],
    ["columns", { column: "status" }],
    ["width", { column: "status", value: "9.5" }],
    ["board", { value: "open" }],
  ]),
  ...forms("crm/leads/bulk/bulk-page/route", "/admin/leads/bulk", [
    ["run", { lead: IDS.lead, field: "status", value: "lost" }],
  ]),
  ...forms("crm/leads/bulk/change-page/route", `/admin/leads/bulk/${IDS.bulkDone}`, [["undo", {}]]),
  ...forms("crm/leads/bulk/change-page/route", `/admin/leads/bulk/${IDS.bulkFailed}`, [["resume", {}]]),
  ...forms("crm/leads/merge/merge-page/route", `/admin/leads/${IDS.lead}/merge/${IDS.twinLead}`, [
    ["merge", { stays: "lead", leadVersion: "1", otherVersion: "1" }],
  ]),
  ...forms("crm/leads/merge/merge-page/route", `/admin/leads/${IDS.lead}/merge/${IDS.mergedLead}`, [
    ["undo", {}],
  ]),
  form("crm/leads/new-lead-page/route", "/admin/leads/new", LEAD),
  ...forms("crm/leads/views/views.route", "/admin/leads/views", [
    ["save", { name: "Hot and new", search: "?status=new&score=hot", for: "everybody" }],
    ["update", { id: IDS.view, version: "1", search: "?status=lost" }],
    ["rename", { id: IDS.view, version: "1", name: "Old friends" }],
    ["delete", { id: IDS.view }],
    ["restore", { id: IDS.deletedView }],
  ]),
  ...forms("crm/leads/trash-page/route", "/admin/leads/trash", [
    ["restore", { id: IDS.trashedLead }],
    ["erase", { id: IDS.trashedLead }, { permission: "lead.erase" }],
  ]),
  ...forms("crm/intake/spam-review-page/route", "/admin/leads/spam-review", [
    ["accept", { id: IDS.oddLead }],
    ["delete", { id: IDS.oddLead }],
  ]),
  ...forms("crm/email/email.route", `/admin/leads/${IDS.lead}/email`, [
    ["send", { subject: "Hello", body: "Your map" }],
    ["retry", { mailId: IDS.mail }],
  ]),
  form("crm/email/draft.route", `/admin/leads/${IDS.lead}/draft`, { subject: "Hello", body: "Half a" }),
  form(
    "crm/import/imports-page/route",
    "/admin/leads/imports",
    {},
    { file: { field: "file", name: "leads.csv", type: "text/csv", bytes: CSV } },
  ),
  ...forms("crm/import/import-page/route", `/admin/leads/imports/${IDS.importWaiting}`, [
    ["map", { "column-0": "firstName", "column-1": "businessEmail" }],
    ["mend", { "cell-2-0": "Ann" }],
    ["start", { mode: "skip" }],
    ["discard", {}],
  ]),
  ...forms("crm/import/import-page/route", `/admin/leads/imports/${IDS.importDone}`, [["undo", {}]]),
  form("crm/tasks/new-task.route", "/admin/tasks/new", { ...TASK, leadId: IDS.lead }),
  form("crm/tasks/task.route", `/admin/tasks/${IDS.task}`, { ...TASK, version: "1" }),
  ...forms("crm/tasks/changes.route", "/admin/tasks/changes", [
    ["add", { words: "call the printer tomorrow 3pm" }],
    ["done", { id: IDS.task, outcome: "reached", said: "Yes", followUp: "week" }],
    ["reopen", { id: IDS.doneTask }],
    ["snooze", { id: IDS.task, until: "tomorrow" }],
    ["due", { id: IDS.task, at: "", allDay: "false" }],
    ["assign", { id: IDS.task, assigneeId: TOM.id }],
    ["move-overdue", { who: "everybody" }],
    ["undo-move", { id: IDS.movedTasks }, { prepare: MOVED }],
    ["delete", { id: IDS.task }],
    ["restore", { id: IDS.deletedTask }],
    ["edit-note", { id: IDS.leadNote, content: "After noon" }],
    ["delete-note", { id: IDS.leadNote }],
    ["restore-note", { id: IDS.deletedLeadNote }],
  ]),
  form("crm/deals/new-deal.route", "/admin/deals/new", { ...DEAL, leadId: IDS.lead }),
  form("crm/deals/deal.route", `/admin/deals/${IDS.deal}`, { ...DEAL, version: "1" }),
  ...forms("crm/deals/changes.route", "/admin/deals/changes", [
    ["move", { id: IDS.deal, stage: "proposal", after: "" }],
    [
      "undo-move",
      {
        id: IDS.deal,
        stage: "proposal",
        after: "",
        closeDate: "",
        stageEnteredAt: "2026-01-01T00:00:00.000Z",
      },
    ],
    ["convert", { leadId: IDS.lead }],
    ["undo-convert", { leadId: IDS.lead, status: "qualified" }, { prepare: CONVERTED }],
    ["assign", { id: IDS.deal, assigneeId: TOM.id }],
    ["delete", { id: IDS.deal }],
  ]),
];
