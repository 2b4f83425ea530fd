import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { requireStaff, requireStaffForm } from "../../auth/guard.server";
import { openStoredCompany } from "../../platform/company.server";
import { deviceZone, listTimeZones } from "../../platform/time/zones";
import { Card, PageHead } from "../../ui/card";
import { FormAlert, SubmitButton, useActionForm } from "../../ui/forms/action-form";
import { ButtonLink } from "../../ui/forms/button";
import { SelectField, TextField } from "../../ui/forms/field";
import { adminTitle } from "../../ui/page-title";
import { FIRST_RUN_FAILURE } from "../company";
import { saveFirstRun } from "../first-run.server";
import { TimeZoneOptions } from "../settings-form";

export const meta = adminTitle("Set up");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context, "company.edit");
  const [{ changedAt }, { timeZone }] = await Promise.all([openStoredCompany(db), context.company()]);
  if (changedAt !== null) return redirect("/admin");
  const name = staff.name === staff.email ? "" : staff.name;
  return { email: staff.email, name, timeZone, zones: listTimeZones(timeZone) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return saveFirstRun(await requireStaffForm(request, context, "company.edit"));
}

type Fields = Record<"COMPANY_NAME" | "COMPANY_EMAIL" | "COMPANY_TIME_ZONE" | "person", string>;

/** What a new product cannot guess, asked of the owner who signs in first. */
export default function FirstRunPage() {
  const { email, name, timeZone, zones } = useLoaderData<typeof loader>();
  const defaultValue = { COMPANY_NAME: "", COMPANY_EMAIL: email, COMPANY_TIME_ZONE: timeZone, person: name };
  const form = useActionForm<Fields>({ failure: FIRST_RUN_FAILURE, defaultValue });
  const { fields } = form;
  const zone = useBrowserZone();
  return (
    <>
      <PageHead title="Set up your company">
        Four answers to begin with. Everything else is in the settings, and so are these.
      </PageHead>
      <div className="max-w-[34rem]">
        <Card title="Company">
          <form {...form.formProps} className="grid gap-4">
            <FormAlert {...form} />
            <TextField
              label="Company name"
              field={fields.COMPANY_NAME}
              autoComplete="organization"
              hint="The public site and all email carry this name"
              maxLength={100}
              required
            />
            <TextField
              label="Email"
              field={fields.COMPANY_EMAIL}
              type="email"
              autoComplete="email"
              hint="Shown on the site; new leads are emailed here"
              required
            />
            <SelectField label="Time zone" field={fields.COMPANY_TIME_ZONE} controlRef={zone} required>
              <TimeZoneOptions zones={zones} />
            </SelectField>
            <TextField label="Your name" field={fields.person} autoComplete="name" maxLength={100} required />
            <div className="flex flex-wrap gap-3">
              <SubmitButton of={form} variant="ink">
                Save
              </SubmitButton>
              <ButtonLink to="/admin" variant="ghost">
                Skip for now
              </ButtonLink>
            </div>
          </form>
        </Card>
      </div>
    </>
  );
}

/** The select starts at the browser's zone, which the server does not know. */
function useBrowserZone() {
  const control = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const { current } = control;
    const device = deviceZone();
    if (current && [...current.options].some(({ value }) => value === device)) current.value = device;
  }, []);
  return control;
}
