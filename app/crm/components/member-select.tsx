import type { ComponentProps } from "react";
import type { Member } from "../../auth/staff";
import { SelectField } from "../../ui/field";

type MemberSelectProps = Omit<ComponentProps<typeof SelectField>, "children"> & {
  members: Member[];
  /** The current member's id; remains an option even if that member is disabled. */
  currentId: string | null;
};

export function MemberSelect({ members, currentId, ...select }: MemberSelectProps) {
  return (
    <SelectField small {...select}>
      <option value="">Nobody</option>
      {members
        .filter(({ id, isActive }) => isActive || id === currentId)
        .map(({ id, name, isActive }) => (
          <option key={id} value={id}>
            {isActive ? name : `${name} (disabled)`}
          </option>
        ))}
    </SelectField>
  );
}
