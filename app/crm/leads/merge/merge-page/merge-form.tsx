import { Link } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { ActionForm, SubmitButton } from "../../../../ui/forms/action-form";
import { ButtonLink } from "../../../../ui/forms/button";
import { useAction } from "../../../../ui/forms/use-action";
import { leadPath } from "../../../paths";
import { MERGE_DAYS, MERGE_FAILURES, otherSide, SIDES, type Side, toStays } from "../merge";
import type { MergePage } from "./load.server";

/** A choice for each field in which the two differ; one is made already, so that it can be sent at once. */
export function MergeForm({ page }: { page: MergePage }) {
  const sending = useAction({ intent: "merge", failure: MERGE_FAILURES.merge });
  const { lead, other } = page;
  return (
    <ActionForm of={sending} className="card overflow-clip" aria-label="What stays">
      <input type="hidden" name="intent" value="merge" />
      <input type="hidden" name="leadVersion" value={lead.version} />
      <input type="hidden" name="otherVersion" value={other.version} />
      <div className="px-card py-2">
        <Choices page={page} />
        <KeptFromBoth texts={page.keptFromBoth} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-sunk px-card py-4">
        <p className="text-sm text-ink-2">
          The other one then leads to the lead that stays, with all that belongs to it. An email or phone that
          you do not choose stays as a second one. You can undo this for {MERGE_DAYS} days.
        </p>
        <div className="flex gap-2">
          <ButtonLink size="sm" to={leadPath(lead.id)}>
            Cancel
          </ButtonLink>
          <SubmitButton of={sending} size="sm" variant="ink" busyLabel="Merging...">
            Merge leads
          </SubmitButton>
        </div>
      </div>
    </ActionForm>
  );
}

/** Choosing the lead that stays chooses its values. Without scripts, a link asks for the page with those. */
function Choices({ page }: { page: MergePage }) {
  const [stays, setStays] = useState(page.stays);
  const changed = otherSide(page.stays);
  const labels = (text: (side: Side) => ReactNode) => ({ lead: text("lead"), other: text("other") });
  return (
    <>
      <Choice
        label="Stays"
        name="stays"
        chosen={page.stays}
        onChoose={setStays}
        labels={labels((side) => <Who lead={page[side]} />)}
      />
      <noscript>
        <p className="border-b border-line py-3 text-sm">
          <Link className="underline" to={toStays(changed)}>
            Choose the values of {page[changed].name}, {page[changed].about}
          </Link>
        </p>
      </noscript>
      {page.choices.map(({ name, label, texts, chosen }) => (
        <Choice
          key={`${name} ${stays}`}
          label={label}
          name={`take.${name}`}
          chosen={chosen[stays]}
          labels={labels((side) => (
            <span className={texts[side] === "none" ? "text-ink-3" : undefined}>{texts[side]}</span>
          ))}
        />
      ))}
    </>
  );
}

function Who({ lead: { name, about } }: { lead: MergePage["lead"] }) {
  return (
    <>
      <b>{name}</b>
      <span className="block text-xs text-ink-2">{about}</span>
    </>
  );
}

/** What is not chosen between, since all of it moves. */
function KeptFromBoth({ texts }: { texts: string[] }) {
  if (texts.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 py-3 text-sm">
      <b className="font-semibold">Kept from both:</b>
      {texts.map((text) => (
        <span key={text} className="rounded-md border border-line px-2 py-1 text-xs tabular-nums">
          {text}
        </span>
      ))}
    </p>
  );
}

type ChoiceProps = {
  label: string;
  name: string;
  chosen: Side;
  labels: Record<Side, ReactNode>;
  onChoose?: (side: Side) => void;
};

/** Both values side by side; what is chosen is tinted, by style alone. */
function Choice({ label, name, chosen, labels, onChoose }: ChoiceProps) {
  return (
    <fieldset className="grid grid-cols-2 border-b border-line sm:grid-cols-3">
      <legend className="sr-only">{label}</legend>
      <span className="pt-2 text-sm font-medium text-ink-2 max-sm:col-span-full" aria-hidden="true">
        {label}
      </span>
      {SIDES.map((side) => (
        <label
          key={side}
          className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start items-baseline gap-2 px-3 py-3 text-sm wrap-anywhere whitespace-pre-line has-checked:bg-beam-soft"
        >
          <input
            type="radio"
            className="accent-teal"
            name={name}
            value={side}
            defaultChecked={side === chosen}
            onChange={onChoose && (() => onChoose(side))}
          />
          <span>{labels[side]}</span>
        </label>
      ))}
    </fieldset>
  );
}
