import { UserRound } from "lucide-react";
import type { ComponentProps } from "react";
import { shortName, withState } from "../../auth/member-names";
import type { Member } from "../../auth/staff";
import { StaffAvatar } from "../../ui/avatar";
import { SelectField } from "../../ui/forms/field";
import { Icon } from "../../ui/icon";

/** The avatar for no assignee: the outline of somebody, as large as a face. */
export function EmptyAvatar() {
  return (
    <span className="grid size-6 flex-none place-items-center rounded-full border border-dashed border-line-strong text-ink-3">
      <Icon of={UserRound} size={14} />
    </span>
  );
}

/** An email's domain is only in the text for screen readers. */
export function Assignee({ name }: { name: string | null }) {
  if (name === null) {
    return (
      <span className="inline-flex min-w-0 items-center gap-[0.4rem] text-sm text-ink-2">
        <EmptyAvatar />
        <span className="truncate">Unassigned</span>
      </span>
    );
  }
  const shown = shortName(name);
  return (
    // Relative, because the hidden part of the email would otherwise widen the page from within a list that scrolls.
    <span
      className="relative inline-flex max-w-full min-w-0 items-center gap-[0.4rem] text-sm text-ink-2"
      title={`Assigned to ${name}`}
    >
      <StaffAvatar name={name} size="sm" />
      <span className="truncate">
        {shown}
        <span className="sr-only">{name.slice(shown.length)}</span>
      </span>
    </span>
  );
}

type MemberSelectProps = Omit<ComponentProps<typeof SelectField>, "children"> & {
  members: Member[];
  /** The current member's id; remains an option even if that member is disabled. */
  currentId: string | null;
};

export function MemberSelect({ members, currentId, ...select }: MemberSelectProps) {
  return (
    <SelectField small {...select}>
      <option value="">Unassigned</option>
      {members
        .filter(({ id, isActive }) => isActive || id === currentId)
        .map(({ id, name, isActive }) => (
          <option key={id} value={id}>
            {withState({ name, isActive })}
          </option>
        ))}
    </SelectField>
  );
}
