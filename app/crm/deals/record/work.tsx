import { FileText, Handshake, type LucideIcon, Mail, Pencil, StickyNote } from "lucide-react";
import { Card } from "../../../ui/card";
import { NoScriptLinkForm } from "../../../ui/forms/no-script-link-form";
import { IconTile } from "../../../ui/icon";
import { ActivityIcon } from "../../components/lead-badges";
import { TimelineItem } from "../../components/timeline-item";
import { TASKS_PATH } from "../../paths";
import { QuickAdd } from "../../tasks/quick-add";
import { SnoozeProvider, useReturnTo } from "../../tasks/snooze-dialog";
import { OpenTasks } from "../../tasks/task-row";
import type { HistoryEntry } from "./history.server";
import type { DealRecord } from "./load.server";

const LINK_FORM = "deal-task-links";

/** What is to do about the deal, with a line that adds to it. */
export function DealTasks({
  deal,
  lead,
  tasks,
  later,
}: Pick<DealRecord, "deal" | "lead" | "tasks" | "later">) {
  const returnTo = useReturnTo();
  return (
    <Card title="Tasks" flush>
      <div className="px-card pb-card">
        <QuickAdd leadId={lead.id} dealId={deal.id} firstName={lead.firstName} />
      </div>
      <NoScriptLinkForm id={LINK_FORM} to={TASKS_PATH} fields={{ returnTo }} />
      <SnoozeProvider later={later}>
        {tasks.length > 0 ? (
          <OpenTasks label="Open tasks" tasks={tasks} linkForm={LINK_FORM} />
        ) : (
          <p className="px-card pb-card text-sm text-ink-3">No open tasks for this deal.</p>
        )}
      </SnoozeProvider>
    </Card>
  );
}

const ICONS: Record<HistoryEntry["kind"], LucideIcon> = {
  stage: Handshake,
  edit: Pencil,
  activity: FileText,
  mail: Mail,
  note: StickyNote,
};

/** Stages, edits, and what was said and written to the lead meanwhile, the newest first. */
export function DealHistory({ history }: Pick<DealRecord, "history">) {
  return (
    <Card title="Timeline">
      <ol>
        {history.map((entry) => (
          <TimelineItem
            key={entry.id}
            entry={{ ...entry, changes: 1, isOpen: false }}
            icon={
              entry.activity ? (
                <ActivityIcon type={entry.activity} />
              ) : (
                <IconTile of={ICONS[entry.kind]} size="sm" />
              )
            }
            body={entry.body}
          />
        ))}
      </ol>
    </Card>
  );
}
