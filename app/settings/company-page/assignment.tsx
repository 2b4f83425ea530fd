import { Card } from "../../ui/card";
import { errorClass } from "../../ui/forms/field";
import { ASSIGNMENT_FORM, COMPANY_FAILURES } from "../company";
import { SettingsForm } from "../settings-form";
import type { CompanyPageView } from "./load.server";

const BOX = "size-[1.15rem] flex-none accent-teal";

/** Who gets the leads of the contact form, one after the other. */
export function Assignment({ view: { assignment, members } }: { view: CompanyPageView }) {
  const taking = members.filter(({ id }) => assignment.memberIds.includes(id)).map(({ id }) => id);
  return (
    <Card
      flush
      isTitled
      title="Lead assignment"
      detail="A new lead goes to the one whose last lead is the oldest. Otherwise it stays unassigned."
    >
      <SettingsForm
        intent={ASSIGNMENT_FORM}
        failure={COMPANY_FAILURES.assignment}
        saved={{ byTurns: assignment.byTurns ? "on" : "", memberIds: taking.join(",") }}
        savedText={null}
      >
        {(field) => (
          <>
            <label className="flex min-h-9 items-center gap-[0.6rem] font-semibold">
              <input
                type="checkbox"
                name="byTurns"
                className={BOX}
                defaultChecked={field("byTurns").defaultValue === "on"}
              />
              Assign new leads by turns
            </label>
            <Participants members={members} {...field("memberIds")} />
          </>
        )}
      </SettingsForm>
    </Card>
  );
}

type ParticipantsProps = {
  members: CompanyPageView["members"];
  id: string;
  name: string;
  defaultValue: string;
  errors: string[] | undefined;
};

function Participants({ members, id: groupId, name: field, defaultValue, errors }: ParticipantsProps) {
  const taking = defaultValue.split(",");
  const error = errors?.[0];
  return (
    <fieldset aria-describedby={error ? `${groupId}-error` : undefined}>
      <legend className="text-sm font-semibold">Who takes part</legend>
      <div className="mt-1 grid gap-x-5 sm:grid-cols-2">
        {members.map(({ id, name, isActive }) => (
          <label key={id} className="flex min-h-9 min-w-0 items-center gap-[0.6rem]">
            <input
              type="checkbox"
              name={field}
              value={id}
              className={BOX}
              defaultChecked={taking.includes(id)}
              aria-invalid={error ? true : undefined}
            />
            <span className="min-w-0 wrap-anywhere">{isActive ? name : `${name} (disabled)`}</span>
          </label>
        ))}
      </div>
      {error ? (
        <p className={errorClass} id={`${groupId}-error`}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
