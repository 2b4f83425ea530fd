import { X } from "lucide-react";
import type { Failure } from "../../platform/http/forms/action-result";
import { ActionButton } from "../../ui/forms/action-form";

type DeleteMarkProps = { fields: { intent: string; id: string }; failure: Failure; label: string };

/** A small cross at an entry of a list, which deletes it. */
export function DeleteMark({ fields, failure, label }: DeleteMarkProps) {
  return (
    <ActionButton
      fields={fields}
      failure={failure}
      variant="ghost"
      icon={X}
      iconOnly
      className="min-h-7 w-7 text-ink-3 [&_.ic]:size-3.5"
      aria-label={label}
    >
      Delete
    </ActionButton>
  );
}
