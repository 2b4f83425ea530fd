import { useId } from "react";
import { errorClass } from "../../ui/field";
import { ASSIGNMENT_FORM, COMPANY_FAILURES } from "../company";
import { SettingsForm } from "../settings-form";
import type { CompanyPageView } from "./route";
import { Section } from "./section";

const BOX = "size-[1.15rem] flex-none accent-teal";

/** Who gets the leads of the contact form, one after the other. */
export function Assignment({ view: { assignment, members } }: { view: CompanyPageView }) {
  const errorId = useId();
  const taking = members.filter(({ id }) => assignment.memberIds.includes(id)).map(({ id }) => id);
  const saved = { byTurns: assignment.byTurns ? "on" : "", memberIds: taking.join(",") };
  return (
    <Section
      title="Lead assignment"
      detail="A new lead goes to the one whose last lead is the oldest. Otherwise it stays unassigned."
    >
      <SettingsForm
        intent={ASSIGNMENT_FORM}
        failure={COMPANY_FAILURES.assignment}
        saved={saved}
        savedText={null}
      >
        {(field) => {
          const isTaking = field("memberIds").defaultValue.split(",");
          const error = field("memberIds").errors?.[0];
          return (
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
              <fieldset aria-describedby={error ? errorId : undefined}>
                <legend className="text-sm font-semibold">Who takes part</legend>
                <div className="mt-1 grid gap-x-5 sm:grid-cols-2">
                  {members.map(({ id, name, isActive }) => (
                    <label key={id} className="flex min-h-9 min-w-0 items-center gap-[0.6rem]">
                      <input
                        type="checkbox"
                        name="memberIds"
                        value={id}
                        className={BOX}
                        defaultChecked={isTaking.includes(id)}
                        aria-invalid={error ? true : undefined}
                      />
                      <span className="min-w-0 wrap-anywhere">{isActive ? name : `${name} (disabled)`}</span>
                    </label>
                  ))}
                </div>
              </fieldset>
              {error ? (
                <p className={errorClass} id={errorId}>
                  {error}
                </p>
              ) : null}
            </>
          );
        }}
      </SettingsForm>
    </Section>
  );
}
