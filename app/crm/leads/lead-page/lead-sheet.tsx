import { Link, useSearchParams } from "@remix-run/react";
import { type ComponentType, useState } from "react";
import type { Member } from "../../../auth/staff";
import { suppressionsPath } from "../../../mail/suppression/suppression";
import { Avatar } from "../../../ui/avatar";
import { Empty } from "../../../ui/empty";
import { ActionForm, SubmitButton } from "../../../ui/forms/action-form";
import { useAction } from "../../../ui/forms/use-action";
import { Sheet, SheetMain, SheetSide } from "../../../ui/overlays/sheet";
import { Tabs } from "../../../ui/tabs";
import { DuplicateLinks, noticeClass } from "../../components/inline-confirmation";
import { PriorityBadge } from "../../components/lead-badges";
import type { LeadDeals } from "../../deals/deal-view";
import { DealsTab } from "../../deals/deals-tab";
import type { FollowUpChoice } from "../../follow-ups/follow-up";
import { FollowUpRow } from "../../follow-ups/follow-up-row";
import { LEADS_PATH } from "../../paths";
import { SnoozeProvider } from "../../tasks/snooze-dialog";
import type { LaterView, TaskView } from "../../tasks/task-view";
import { listSearch } from "../filters/lead-filters";
import { type Duplicate, LEAD_FAILURES, scoreBand } from "../lead";
import { TagEditor } from "../tags/tag-editor";
import type { EditForm } from "./edit-dialog";
import { ActivityForm, NoteForm } from "./entry-forms";
import { NextTasks, NoteMenu } from "./entry-menus";
import { ContactDetails, LeadMetrics, SameCompany } from "./facts";
import { LeadActionsBar } from "./lead-actions-bar";
import { LeadDialogs, useDialogAddress } from "./lead-dialogs";
import { ListSteps, useListedLead, useListKeys, useOpener } from "./list-steps";
import type { CompanyView, LeadView, NoteItem, TimelinePage } from "./load.server";
import { ManagementPanel } from "./management-panel";
import { MentionText } from "./mention-area";
import { Timeline } from "./timeline";

type LeadSheetProps = {
  lead: LeadView;
  followUpChoices: FollowUpChoice[];
  form: EditForm;
  timeline: TimelinePage | null;
  notes: NoteItem[];
  next: TaskView[];
  later: LaterView[];
  duplicates: Duplicate[];
  company: CompanyView;
  deals: LeadDeals;
  unwanted: string | null;
  mayErase: boolean;
};

/** A lead in a sheet over the list; also part of the server-rendered page. */
export function LeadSheet(props: LeadSheetProps) {
  const { lead, followUpChoices, form, duplicates, deals, unwanted, mayErase } = props;
  const [params] = useSearchParams();
  const { question, onCall } = useCallQuestion();
  const listed = useListedLead(lead.id);
  useListKeys(listed);
  return (
    <>
      <Sheet
        title={lead.name}
        description={<Business lead={lead} />}
        lead={<Avatar of="lead" name={lead.name} size="lg" />}
        closeTo={LEADS_PATH + listSearch(params)}
        focusBackTo={useOpener(lead.id)}
        steps={<ListSteps {...listed} />}
        actions={<LeadActionsBar lead={lead} onCall={onCall} />}
      >
        <SheetMain>
          {question}
          <QuarantineNotice lead={lead} />
          <UnwantedNotice address={lead.businessEmail} why={unwanted} />
          <DuplicatesNotice duplicates={duplicates} of={lead.id} />
          <Project text={lead.projectDescription} />
          <FollowUpRow followUp={lead.followUp} demo={lead.demo} choices={followUpChoices} />
          <SnoozeProvider later={props.later}>
            <LeadTabs {...props} />
          </SnoozeProvider>
        </SheetMain>
        <SheetSide>
          <ContactDetails lead={lead} />
          <ManagementPanel lead={lead} deals={deals} />
          <TagEditor tags={lead.tags} />
          <SameCompany company={props.company} />
          <LeadMetrics lead={lead} />
          {mayErase ? <EraseLink /> : null}
        </SheetSide>
      </Sheet>
      {/* After the sheet, since the last layer receives clicks and keys. A sheet hides everything beside it from
          screen readers except live regions, so this is a silent one. */}
      <div aria-live="off">
        <LeadDialogs lead={lead} form={form} />
      </div>
    </>
  );
}

/** What the lead's business is; on phones also what else stands far below, in one line. */
function Business({ lead: { assigneeId, members, leadScore, priority, ...lead } }: { lead: LeadView }) {
  const owner = members.find(({ id }) => id === assigneeId)?.name ?? "Unassigned";
  return (
    <>
      {[lead.companyName, lead.industry].filter(Boolean).join(", ")}
      <span className="block sm:hidden">
        {leadScore} {scoreBand(leadScore).label} · {owner}
        <PriorityBadge priority={priority} className="ml-2" />
      </span>
    </>
  );
}

function Project({ text }: { text: string }) {
  return (
    <section className="grid gap-[0.7rem]">
      <h3>Project description</h3>
      <p className="max-w-[60ch] text-ui wrap-anywhere whitespace-pre-wrap text-ink-2">{text || "None"}</p>
    </section>
  );
}

/** What asks how a call went, once `onCall` was called; its script comes only then. */
function useCallQuestion() {
  const [Question, setQuestion] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  return {
    question: Question && <Question onClose={() => setQuestion(null)} />,
    onCall: () => {
      const coming = import("./call-outcome");
      // Without it, the call can still be added as an activity.
      coming.then(({ CallOutcome }) => setQuestion(() => CallOutcome)).catch(() => {});
    },
  };
}

function LeadTabs({ lead, timeline, notes, next, deals }: LeadSheetProps) {
  const activities = (
    <>
      <ActivityForm />
      <NextTasks tasks={next} />
      {next.length > 0 && timeline?.all === 0 ? null : <Timeline timeline={timeline} lead={lead} />}
    </>
  );
  const noteList = (
    <>
      <NoteForm people={lead.members} />
      <Notes notes={notes} people={lead.members} />
    </>
  );
  return (
    <section className="timeline-tabs">
      <Tabs
        label="About this lead"
        tabs={[
          {
            id: "activities",
            label: "Activities",
            count: timeline?.all ?? 0,
            panel: activities,
          },
          { id: "notes", label: "Notes", count: notes.length, panel: noteList },
          {
            id: "deals",
            label: "Deals",
            count: deals.count,
            panel: <DealsTab leadId={lead.id} leadDeals={deals} canAdd={lead.quarantineReason === null} />,
          },
        ]}
      />
    </section>
  );
}

function Notes({ notes, people }: { notes: NoteItem[]; people: Member[] }) {
  if (notes.length === 0) return <Empty title="No notes yet" isPart />;
  return (
    <ul className="grid text-sm">
      {notes.map((note) => (
        <li key={note.id} className="border-b border-line py-3 last:border-b-0">
          <div className="flex items-start justify-between gap-2">
            <p className="wrap-anywhere whitespace-pre-wrap">
              <MentionText text={note.content} people={people} />
            </p>
            <NoteMenu id={note.id} content={note.content} people={people} />
          </div>
          <time className="block text-xs wrap-anywhere text-ink-3" dateTime={note.createdAt}>
            {note.createdText}
            {note.author ? `, ${note.author}` : ""}
          </time>
        </li>
      ))}
    </ul>
  );
}

function EraseLink() {
  const toDialog = useDialogAddress();
  return (
    <p className="text-sm text-ink-3">
      <Link className="underline" to={toDialog("erase")} preventScrollReset>
        Erase person
      </Link>{" "}
      removes all that is kept of this person, for good.
    </p>
  );
}

/** Lets staff accept a submission that is held for spam review. */
function QuarantineNotice({ lead }: { lead: LeadView }) {
  const sending = useAction({ intent: "accept", failure: LEAD_FAILURES.accept, preventScrollReset: true });
  if (lead.quarantineReason === null) return null;
  return (
    <section className={noticeClass} aria-labelledby="quarantine-title">
      <h3 id="quarantine-title">Held for spam review</h3>
      <p>This message looked like spam ({lead.quarantineReason}) and is not in the list.</p>
      <ActionForm of={sending}>
        <input type="hidden" name="intent" value="accept" />
        <SubmitButton of={sending} size="sm">
          Accept into the list
        </SubmitButton>
      </ActionForm>
    </section>
  );
}

/** Says that mail to the lead is not sent, and leads to where that can be changed. */
function UnwantedNotice({ address, why }: { address: string; why: string | null }) {
  if (why === null) return null;
  return (
    <section className={noticeClass} aria-labelledby="unwanted-title">
      <h3 id="unwanted-title">No email is sent to {address}</h3>
      <p>
        {why} <Link to={suppressionsPath(address)}>See the do-not-email list</Link>
      </p>
    </section>
  );
}

function DuplicatesNotice({ duplicates, of }: { duplicates: Duplicate[]; of: string }) {
  if (duplicates.length === 0) return null;
  return (
    <section className={noticeClass} aria-labelledby="duplicates-title">
      <h3 id="duplicates-title">Possible duplicates</h3>
      <DuplicateLinks duplicates={duplicates} of={of} />
    </section>
  );
}
