import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../../auth/guard.server";
import { PageError } from "../../../crm/components/page-error";
import { adminTitle } from "../../../ui/page-title";
import { changeSettings } from "./change-settings.server";
import { HostForm } from "./host-form";
import { loadSettings } from "./load.server";
import { RulesForm } from "./rules-form";

export const meta = adminTitle("Booking settings");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context, "booking.edit");
  return loadSettings(db, context);
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
