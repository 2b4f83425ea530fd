import type { Member } from "../../auth/staff";
import type { FilterChoices } from "./lead-filters";

/** Filter options that come from the data. */
export function toFilterChoices(industries: string[], members: Member[]): FilterChoices {
  return {
    industry: industries.map((industry) => ({ value: industry, label: industry })),
    assigned: members.map(({ id, name, isActive }) => ({
      value: id,
      label: isActive ? name : `${name} (disabled)`,
    })),
  };
}
