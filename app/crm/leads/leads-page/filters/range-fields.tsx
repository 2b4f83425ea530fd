import { Button } from "../../../../ui/forms/button";
import { DateField } from "../../../../ui/forms/date-field";
import { TextField } from "../../../../ui/forms/field";
import { isRange } from "../../filters/custom-range";
import type { LeadFilter } from "../../filters/filter-ranges";

/** The fields' values by name. */
export function rangeFields({ name, range }: LeadFilter, chosen: readonly string[]): Record<string, string> {
  if (!range) return {};
  const [from = "", to = ""] = chosen.find(isRange)?.split("..") ?? [];
  return { [`${name}-from`]: from, [`${name}-to`]: to };
}

type RangeFieldsProps = { range: LeadFilter["range"]; fields: Record<string, string> };

/** A range of one's own, sent by its button: a date that is being typed changes with every digit. */
export function RangeFields({ range, fields }: RangeFieldsProps) {
  return (
    <div className="grid gap-2 border-t border-line px-2 pt-2">
      {Object.entries(fields).map(([name, defaultValue], at) => {
        const label = `${at === 0 ? "From" : "To"}${range === "dollars" ? " $" : ""}`;
        const field = { label, name, defaultValue, small: true, quiet: true };
        return range === "days" ? (
          <DateField key={name} type="date" min="1900-01-01" max="2199-12-31" {...field} />
        ) : (
          <TextField key={name} inputMode="numeric" pattern="\d{1,9}" title="A whole number" {...field} />
        );
      })}
      <Button type="submit" size="sm">
        Apply
      </Button>
    </div>
  );
}
