import type { ComponentProps } from "react";
import type { Member } from "../../auth/staff";
import { SelectField } from "../../ui/field";

type MemberSelectProps = Omit<ComponentProps<typeof SelectField>, "children"> & {
  members: Member[];
  /** Who is chosen now: stays on offer when disabled. */
  held: string | null;
};

/** Chooses a member of the staff, or nobody. */
export function MemberSelect({ members, held, ...select }: MemberSelectProps) {
  return (
    <SelectField small {...select}>
      <option value="">Nobody</option>
      {members
        .filter(({ id, isActive }) => isActive || id === held)
        .map(({ id, email, isActive }) => (
          <option key={id} value={id}>
            {isActive ? email : `${email} (disabled)`}
          </option>
        ))}
    </SelectField>
  );
}
