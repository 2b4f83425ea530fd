import { useParams } from "@remix-run/react";
import { Ellipsis, Mail, Pencil, Trash2, Undo2 } from "lucide-react";
import { type ReactNode, useRef } from "react";
import type { Member } from "../../../auth/staff";
import { ActionButton, FormAlert, SubmitButton, useActionForm } from "../../../ui/forms/action-form";
import { ButtonLink } from "../../../ui/forms/button";
import { TextareaField } from "../../../ui/forms/field";
import { NoScriptLinkForm } from "../../../ui/forms/no-script-link-form";
import { Icon } from "../../../ui/icon";
import { miniButtonClass } from "../../components/mini-button";
import { NEW_TIMES_TASK, newTimesPath, TASK_CHANGES_PATH, TASKS_PATH, taskPath } from "../../paths";
import { useReturnTo } from "../../tasks/snooze-dialog";
import { TASK_FAILURES } from "../../tasks/task";
import { DoneBox, OpenTasks } from "../../tasks/task-row";
import type { TaskView } from "../../tasks/task-view";
import { MERGE_FAILURES, mergePath } from "../merge/merge";
import { MentionArea } from "./mention-area";

const LINK_FORM = "next-task-links";

/** What is still to come with the lead, the earliest first. */
export function NextTasks({ tasks }: { tasks: TaskView[] }) {
  const returnTo = useReturnTo();
  if (tasks.length === 0) return null;
  const missed = tasks.find(({ id }) => id.startsWith(NEW_TIMES_TASK));
  return (
    <section className="card overflow-clip" aria-label="Next">
      <NoScriptLinkForm id={LINK_FORM} to={TASKS_PATH} fields={{ returnTo }} />
      <h3 className="bg-sunk px-card py-2 font-sans text-sm font-semibold">
        Next <span className="font-normal text-ink-2 tabular-nums">{tasks.length}</span>
      </h3>
      <OpenTasks tasks={tasks} linkForm={LINK_FORM} />
      {missed?.lead ? (
        <p className="border-t border-line px-card py-2">
          <ButtonLink to={newTimesPath(missed.lead.id)} size="sm" icon={Mail}>
            Send new times
          </ButtonLink>
        </p>
      ) : null}
    </section>
  );
}

/** Opens below the entry; works without JavaScript. */
function Menu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group/menu float-right ml-2 open:float-none open:mb-2">
      <summary
        className={miniButtonClass({ place: "line", className: "list-none group-open/menu:ml-auto" })}
        aria-label={label}
      >
        <Icon of={Ellipsis} size={16} />
      </summary>
      <div className="mt-1 grid gap-2 rounded-md border border-line bg-raised p-3 text-sm">{children}</div>
    </details>
  );
}

type ActivityMenuProps = { id: string; title: string; isOpen: boolean };

/** Completes, edits or deletes an activity. */
export function ActivityMenu({ id, title, isOpen }: ActivityMenuProps) {
  const returnTo = useReturnTo();
  return (
    <Menu label={`Change activity: ${title}`}>
      <div className="flex flex-wrap items-center gap-2">
        {isOpen ? <DoneBox task={{ id, title, isDone: false, at: null }} /> : null}
        <ButtonLink to={`${taskPath(id)}?${new URLSearchParams({ returnTo })}`} size="sm" icon={Pencil}>
          Edit
        </ButtonLink>
        <DeleteButton intent="delete" id={id} />
      </div>
    </Menu>
  );
}

function DeleteButton({ intent, id }: { intent: "delete" | "delete-note"; id: string }) {
  const returnTo = useReturnTo();
  return (
    <ActionButton
      action={TASK_CHANGES_PATH}
      failure={TASK_FAILURES[intent]}
      fields={{ intent, id, returnTo }}
      size="sm"
      variant="text-danger"
      icon={Trash2}
    >
      Delete
    </ActionButton>
  );
}

/** Makes two leads again of those that were merged. */
export function UndoMerge({ mergedId }: { mergedId: string }) {
  const { leadId = "" } = useParams();
  return (
    <div className="float-right ml-2">
      <ActionButton
        action={mergePath(leadId, mergedId)}
        failure={MERGE_FAILURES.undo}
        fields={{ intent: "undo" }}
        size="sm"
        icon={Undo2}
      >
        Undo merge
      </ActionButton>
    </div>
  );
}

type NoteMenuProps = { id: string; content: string; people: Member[] };

/** Edits a note in place, or deletes it. */
export function NoteMenu({ id, content, people }: NoteMenuProps) {
  return (
    <Menu label={`Change note: ${content.slice(0, 60)}`}>
      <NoteEdit key={content} id={id} content={content} people={people} />
      <DeleteButton intent="delete-note" id={id} />
    </Menu>
  );
}

function NoteEdit({ id, content, people }: NoteMenuProps) {
  const form = useRef<HTMLFormElement>(null);
  const returnTo = useReturnTo();
  const { fields, formProps, ...sending } = useActionForm<{ content: string }>({
    action: TASK_CHANGES_PATH,
    failure: TASK_FAILURES["edit-note"],
    defaultValue: { content },
    onDone: () => form.current?.closest("details")?.removeAttribute("open"),
  });
  return (
    <form {...formProps} ref={form} className="grid gap-2">
      <input type="hidden" name="intent" value="edit-note" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <MentionArea people={people}>
        <TextareaField label="Text of the note" small field={fields.content} rows={3} maxLength={10_000} />
      </MentionArea>
      <SubmitButton of={sending} size="sm" className="justify-self-start">
        Save note
      </SubmitButton>
      <FormAlert {...sending} />
    </form>
  );
}
