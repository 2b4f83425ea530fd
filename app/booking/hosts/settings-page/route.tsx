import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../../auth/guard.server";
import { PageError } from "../../../crm/components/page-error";
import { Card } from "../../../ui/card";
import { FormAlert, SubmitButton, useActionForm } from "../../../ui/forms/action-form";
import { TextareaField, TextField } from "../../../ui/forms/field";
import { adminTitle } from "../../../ui/page-title";
import { SETTINGS_FAILURES } from "../settings-texts";
import { changeSettings } from "./change-settings.server";
import { HostForm } from "./host-form";
import { loadSettings } from "./load.server";

export const meta = adminTitle("Booking settings");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, staff } = await requireStaff(request, context, "booking.edit");
  return loadSettings(db, context, staff.timeZone);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return changeSettings(await requireStaffForm(request, context, "booking.edit"), context);
}

export default function BookingSettingsPage() {
  const { rules, hosts, isProvided } = useLoaderData<typeof loader>();
  return (
    <>
      {isProvided ? (
        <p className="card p-card text-ink-2">
          /book-now shows the calendar of another provider, which Settings, Company names. These settings
          rest.
        </p>
      ) : null}
      <RulesForm key={JSON.stringify(rules)} rules={rules} />
      {hosts.map((host) => (
        <HostForm key={host.id} host={host} />
      ))}
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Failed to load the booking settings" />;
}

/** As the form shows them: numbers as text, one holiday a line. */
type RulesView = Record<"bufferMinutes" | "noticeHours" | "horizonDays" | "holidays", string>;

/** The rules of all hosts. */
function RulesForm({ rules }: { rules: RulesView }) {
  const form = useActionForm<RulesView>({
    failure: SETTINGS_FAILURES.rules,
    intent: "rules",
    defaultValue: rules,
  });
  const { fields } = form;
  return (
    <Card title="Rules of all hosts">
      <form {...form.formProps} className="grid gap-4">
        <FormAlert {...form} />
        <input type="hidden" name="intent" value="rules" />
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField
            small
            label="Minutes free between demos"
            field={fields.bufferMinutes}
            inputMode="numeric"
            required
          />
          <TextField small label="Hours of notice" field={fields.noticeHours} inputMode="numeric" required />
          <TextField small label="Days ahead" field={fields.horizonDays} inputMode="numeric" required />
        </div>
        <TextareaField
          label="Holidays"
          field={fields.holidays}
          rows={5}
          optional
          placeholder="2026-11-26 Thanksgiving"
          hint="One per line: the date as year-month-day, then a name. Days of each host’s own zone."
        />
        <div>
          <SubmitButton of={form} variant="ink" size="sm">
            Save rules
          </SubmitButton>
        </div>
      </form>
    </Card>
  );
}
