import { Link } from "@remix-run/react";
import { ActionForm, FormAlert, SubmitButton } from "../../../ui/forms/action-form";
import { SelectField } from "../../../ui/forms/field";
import { useAction } from "../../../ui/forms/use-action";
import { HAND_OVER_FAILURE, workParts } from "../work-left";
import type { TeamView } from "./load.server";

type Member = TeamView["members"][number];
type WorkLeftProps = { member: Member & { work: NonNullable<Member["work"]> }; heirs: TeamView["heirs"] };

/** What a disabled account still has, each with its list, and whom to give it to. Demos have hosts of their own. */
export function WorkLeft({ member: { id, email, work }, heirs }: WorkLeftProps) {
  const sending = useAction({ failure: HAND_OVER_FAILURE, intent: "hand-over", preventScrollReset: true });
  const lists = {
    leads: `/admin/leads?assigned=${id}`,
    deals: `/admin/deals?owner=${id}`,
    tasks: `/admin/tasks?who=${id}`,
    demos: "/admin/bookings",
  };
  const isHandedOver = work.leads + work.deals + work.tasks > 0;
  return (
    <div className="grid flex-[1_1_100%] gap-3">
      <p className="flex flex-wrap gap-x-3 text-sm">
        <span>Still has</span>
        {workParts(work).map(({ kind, text }) => (
          <Link key={kind} to={lists[kind]} className="underline">
            {text}
          </Link>
        ))}
      </p>
      {work.demos > 0 ? (
        <p className="text-sm text-ink-2">Give each demo another host by moving it. It can keep its time.</p>
      ) : null}
      {isHandedOver ? (
        <ActionForm of={sending} className="flex flex-wrap items-end gap-2">
          <input type="hidden" name="intent" value="hand-over" />
          <input type="hidden" name="id" value={id} />
          <SelectField small label="Hand over to" name="to" required defaultValue="">
            <option value="">Choose a member</option>
            {heirs.map((heir) => (
              <option key={heir.id} value={heir.id}>
                {heir.name}
              </option>
            ))}
          </SelectField>
          <SubmitButton of={sending} size="sm" aria-label={`Hand over what ${email} has`}>
            Hand Over
          </SubmitButton>
          <FormAlert {...sending} />
        </ActionForm>
      ) : null}
    </div>
  );
}
