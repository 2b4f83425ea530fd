import { createContext, type ReactNode, useContext } from "react";
import { nameOfEmail, shortName } from "../../auth/member-names";
import type { Member } from "../../auth/staff";
import { StaffAvatar } from "../../ui/avatar";
import { Dialog, DialogBody } from "../../ui/overlays/dialog";
import { nameAssignee } from "../leads/lead";
import { Assignee, EmptyAvatar } from "./assignee";
import { ChoiceButton, type InPlaceEntry, InPlaceFoot, useInPlaceDialog } from "./in-place";

/** A lead or a deal on a page that shows many. */
export type Assignable = InPlaceEntry & {
  /** The email of its assignee. */
  assignee: string | null;
  onAssigned?: (assignee: string | null) => void;
};

/** `at` is what was clicked. */
type OpenAssigning = (what: Assignable, at?: Element) => void;

const OpenAssign = createContext<OpenAssigning>(() => {});
const Members = createContext<Member[]>([]);

/** Opens the choice of an assignee, inside an `AssignProvider`. */
export function useAssign(): OpenAssigning {
  return useContext(OpenAssign);
}

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
  const open = useAssign();
  const name = useMemberName(what.assignee);
  return (
    <button
      type="submit"
      form={form}
      formAction={what.page}
      className="relative z-1 -mx-1 flex min-h-7 max-w-[calc(100%+0.5rem)] cursor-pointer items-center justify-self-start rounded-sm px-1 hover:bg-hover"
      aria-label={`${name === null ? "Unassigned" : `Assigned to ${shortName(name)}`}: change for ${what.name}`}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        open(what, event.currentTarget);
      }}
    >
      <Assignee name={name} />
    </button>
  );
}

function useAssignDialog(members: Member[]) {
  const { entry, open, close, choose, pending, sending, isBusy } = useInPlaceDialog<
    Assignable,
    string | null
  >(({ entry: { onAssigned }, choice }) => onAssigned?.(choice));
  const idOf = (email: string | null) => members.find((member) => member.email === email)?.id ?? null;
  const assign = (what: Assignable, email: string | null) =>
    email === what.assignee
      ? close()
      : choose(what, email, {
          assigneeId: idOf(email) ?? "",
          shown: nameAssignee(idOf(what.assignee)),
        });
  const chosen = pending ? pending.choice : entry?.assignee;
  const dialog = entry ? (
    <Dialog title={`Assign ${entry.name}`} menu={entry.menu} open onOpenChange={close}>
      <DialogBody>
        <ul className="grid gap-1">
          {optionsFor(members, entry.assignee).map((email) => {
            const name = nameOfEmail(members, email);
            return (
              <li key={email}>
                <ChoiceButton
                  icon={name === null ? <EmptyAvatar /> : <StaffAvatar name={name} size="sm" />}
                  label={name ?? "Unassigned"}
                  isChosen={email === chosen}
                  isBusy={email === chosen && isBusy}
                  onChoose={() => assign(entry, email)}
                />
              </li>
            );
          })}
        </ul>
      </DialogBody>
      <InPlaceFoot sending={sending} />
    </Dialog>
  ) : null;
  return { open, dialog };
}

/** Nobody, the active members, and the present assignee, who may be disabled. */
function optionsFor(members: Member[], assignee: string | null): (string | null)[] {
  const onOffer = members.filter(({ email, isActive }) => isActive || email === assignee);
  return [null, ...onOffer.map(({ email }) => email)];
}
