import { Check } from "lucide-react";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { nameOfEmail } from "../../auth/member-names";
import type { Member } from "../../auth/staff";
import type { Failure } from "../../platform/http/forms/action-result";
import { Avatar } from "../../ui/avatar";
import { RetryButton } from "../../ui/forms/action-form";
import { Button, Spinner } from "../../ui/forms/button";
import { useAction } from "../../ui/forms/use-action";
import { Icon } from "../../ui/icon";
import { Dialog, DialogBody, DialogClose, DialogFooter } from "../../ui/overlays/dialog";
import { nameAssignee } from "../leads/lead";
import { Assignee, EmptyAvatar, shortName } from "./assignee";

/** A lead or a deal on a page that shows many. */
export type Assignable = {
  /** "Marcus Bell" */
  name: string;
  /** The email of its assignee. */
  assignee: string | null;
  /** Its page, with a select for the assignee; opened without JavaScript. */
  page: string;
  /** Where the choice is sent, with `fields`. */
  action: string;
  fields: Record<string, string>;
  failure: Failure;
  onAssigned?: (assignee: string | null) => void;
};

const OpenAssign = createContext<(what: Assignable) => void>(() => {});
const Members = createContext<Member[]>([]);

/** The name of the member with this email, inside an `AssignProvider`. */
export function useMemberName(email: string | null): string | null {
  return nameOfEmail(useContext(Members), email);
}

/**
 * Around lists with an `AssignButton` per entry. They share one dialog, so that the members are in the page once. It
 * also sends the choice, because the entry may leave the list with it.
 */
export function AssignProvider({ members, children }: { members: Member[]; children: ReactNode }) {
  const { open, dialog } = useAssignDialog(members);
  return (
    <Members.Provider value={members}>
      <OpenAssign.Provider value={open}>
        {children}
        {dialog}
      </OpenAssign.Provider>
    </Members.Provider>
  );
}

type AssignButtonProps = {
  what: Assignable;
  /** The id of a `NoScriptLinkForm`, which opens `what.page` without JavaScript. */
  form: string;
};

/** Shows the assignee; opens the choice of another one. */
export function AssignButton({ what, form }: AssignButtonProps) {
  const open = useContext(OpenAssign);
  const name = useMemberName(what.assignee);
  return (
    <button
      type="submit"
      form={form}
      formAction={what.page}
      className="relative z-1 -mx-1 flex min-h-7 max-w-full cursor-pointer items-center justify-self-start rounded-sm px-1 hover:bg-hover"
      aria-label={`Assigned to ${name === null ? "nobody" : shortName(name)}: change for ${what.name}`}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        open(what);
      }}
    >
      <Assignee name={name} />
    </button>
  );
}

function useAssignDialog(members: Member[]) {
  const [what, setWhat] = useState<Assignable | null>(null);
  // Another dialog may be open by the time the answer arrives.
  const closeOf = useCallback((settled: Assignable) => {
    setWhat((current) => (current === settled ? null : current));
  }, []);
  const { sent, choose, ...sending } = useSendChoice(members, closeOf);
  const close = () => setWhat(null);
  const own = what && sent?.what === what ? sent : null;
  const isPending = own !== null && (sending.isBusy || sending.isUnanswered);
  const chosen = isPending ? own.assignee : (what?.assignee ?? null);
  const dialog = what ? (
    <Dialog title={`Assign ${what.name}`} open onOpenChange={close}>
      <DialogBody>
        <ul className="grid gap-1">
          {optionsFor(members, what.assignee).map((email) => (
            <li key={email}>
              <Option
                name={nameOfEmail(members, email)}
                isChosen={email === chosen}
                isBusy={email === chosen && sending.isBusy}
                onChoose={() => (email === what.assignee ? close() : choose(what, email))}
              />
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogFooter>
        <DialogClose>
          <Button size="sm">Cancel</Button>
        </DialogClose>
        {own ? <RetryButton of={sending} /> : null}
      </DialogFooter>
    </Dialog>
  ) : null;
  return { open: setWhat, dialog };
}

/** Nobody, the active members, and the present assignee, who may be disabled. */
function optionsFor(members: Member[], assignee: string | null): (string | null)[] {
  const onOffer = members.filter(({ email, isActive }) => isActive || email === assignee);
  return [null, ...onOffer.map(({ email }) => email)];
}

type OptionProps = { name: string | null; isChosen: boolean; isBusy: boolean; onChoose: () => void };

function Option({ name, isChosen, isBusy, onChoose }: OptionProps) {
  return (
    <button
      type="button"
      className="flex min-h-10 w-full cursor-pointer items-center gap-2 rounded-md px-2 text-left wrap-anywhere hover:bg-hover aria-pressed:bg-sunk aria-pressed:font-semibold"
      aria-pressed={isChosen}
      aria-busy={isBusy || undefined}
      onClick={onChoose}
    >
      {name === null ? <EmptyAvatar /> : <Avatar name={shortName(name)} size="sm" />}
      <span className="grow">{name ?? "Nobody"}</span>
      {isBusy ? <Spinner /> : null}
      {isChosen && !isBusy ? <Icon of={Check} size={16} /> : null}
    </button>
  );
}

type SentAssignment = { what: Assignable; assignee: string | null };

/** Sends a choice. `onSettled` is called once it is stored or refused, but not if the server was not reached. */
function useSendChoice(members: Member[], onSettled: (what: Assignable) => void) {
  const [sent, setSent] = useState<SentAssignment | null>(null);
  const { send, ...sending } = useAction({ failure: sent?.what.failure ?? { title: "Failed to assign" } });
  const { result } = sending;
  const latest = useRef(sent);
  latest.current = sent;
  useEffect(() => {
    if (!result || !latest.current) return;
    const { what, assignee } = latest.current;
    if (result.ok) what.onAssigned?.(assignee);
    onSettled(what);
  }, [result, onSettled]);
  const idOf = (email: string | null) => members.find((member) => member.email === email)?.id ?? null;
  const choose = (what: Assignable, assignee: string | null) => {
    if (sending.isBusy) return;
    setSent({ what, assignee });
    const choice = { assigneeId: idOf(assignee) ?? "", shown: nameAssignee(idOf(what.assignee)) };
    send({ ...what.fields, ...choice }, { action: what.action });
  };
  return { ...sending, sent, choose };
}
