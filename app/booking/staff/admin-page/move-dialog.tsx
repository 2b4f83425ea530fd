import { useNavigate } from "@remix-run/react";
import { FormAlert, SubmitButton, useActionForm } from "../../../ui/forms/action-form";
import { Alert } from "../../../ui/forms/alert";
import { ButtonLink } from "../../../ui/forms/button";
import { SelectField } from "../../../ui/forms/field";
import { Dialog, DialogBody, DialogFooter } from "../../../ui/overlays/dialog";
import { BOOKING_FAILURES } from "../staff-forms";
import type { AskedTime, BookingItem, TimeOptions } from "./load.server";

type MoveDialogProps = {
  item: BookingItem;
  /** The time to which it was dragged. */
  asked: AskedTime | null;
  options: TimeOptions;
  zoneName: string;
  closeTo: string;
};

/** Moves a demo to another free time; the guest and the host get a mail. */
export function MoveDialog({ item, asked, options, zoneName, closeTo }: MoveDialogProps) {
  const navigate = useNavigate();
  const form = useActionForm<{ start: string }>({
    failure: BOOKING_FAILURES.move,
    intent: "move",
    defaultValue: { start: asked?.isFree ? asked.start : "" },
    onDone: () => navigate(closeTo, { preventScrollReset: true }),
  });
  return (
    <Dialog
      title={asked?.isFree ? `Move to ${asked.text}?` : `Move the demo of ${item.name}`}
      description={`${item.name}, now ${item.day}, ${item.time}. Guest and host get an email.`}
      closeTo={closeTo}
    >
      <form {...form.formProps}>
        <DialogBody>
          <FormAlert {...form} />
          {asked && !asked.isFree ? (
            <Alert>{`Nobody is free on ${asked.text}. Choose another time.`}</Alert>
          ) : null}
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="id" value={item.id} />
          <input type="hidden" name="from" value={item.startsAt} />
          <input type="hidden" name="host" value={item.hostId ?? ""} />
          <SelectField label="New time" field={form.fields.start} hint={zoneName} required>
            {options.map(({ day, times }) => (
              <optgroup key={day} label={day}>
                {times.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {day}, {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
        </DialogBody>
        <DialogFooter>
          <ButtonLink to={closeTo} size="sm" preventScrollReset>
            Keep the time
          </ButtonLink>
          <SubmitButton of={form} variant="ink" size="sm">
            Move the demo
          </SubmitButton>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
