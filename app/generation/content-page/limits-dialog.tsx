import { useNavigate } from "@remix-run/react";
import { FormAlert, SubmitButton, useActionForm } from "../../ui/action-form";
import { ButtonLink } from "../../ui/button";
import { Dialog, DialogBody, DialogFooter } from "../../ui/dialog";
import { TextField } from "../../ui/field";
import { CONTENT_PATH, FAILURES, INTENTS } from "../content";
import type { Policy } from "../policy";

type Fields = "monthlyBudget" | "postsPerDay" | "postsPerWeek" | "quietFrom" | "quietTo";

/** Changes the limits; owners only. */
export function LimitsDialog({ policy }: { policy: Policy }) {
  const navigate = useNavigate();
  const form = useActionForm<Record<Fields, string>>({
    failure: FAILURES.limits,
    intent: INTENTS.limits,
    onDone: () => navigate(CONTENT_PATH, { preventScrollReset: true }),
    defaultValue: valuesOf(policy),
  });
  const { fields } = form;
  return (
    <Dialog
      title="Limits"
      description="A writer that costs money is not asked once the budget is spent."
      closeTo={CONTENT_PATH}
    >
      <form {...form.formProps}>
        <DialogBody>
          <FormAlert {...form} />
          <input type="hidden" name="intent" value={INTENTS.limits} />
          <TextField label="Dollars a month" field={fields.monthlyBudget} inputMode="decimal" required />
          <TextField
            label="Posts published without review a day"
            field={fields.postsPerDay}
            inputMode="numeric"
            required
          />
          <TextField
            label="Posts published without review in 7 days"
            field={fields.postsPerWeek}
            inputMode="numeric"
            required
          />
          <TextField label="Quiet from (hour)" field={fields.quietFrom} inputMode="numeric" required />
          <TextField label="Quiet until (hour)" field={fields.quietTo} inputMode="numeric" required />
        </DialogBody>
        <DialogFooter>
          <ButtonLink to={CONTENT_PATH} size="sm" preventScrollReset>
            Cancel
          </ButtonLink>
          <SubmitButton of={form} variant="ink" size="sm">
            Save
          </SubmitButton>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

function valuesOf(policy: Policy): Record<Fields, string> {
  return {
    monthlyBudget: String(policy.monthlyBudgetCents / 100),
    postsPerDay: String(policy.postsPerDay),
    postsPerWeek: String(policy.postsPerWeek),
    quietFrom: String(policy.quietFrom),
    quietTo: String(policy.quietTo),
  };
}
