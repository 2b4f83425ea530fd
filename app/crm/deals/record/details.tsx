import { useRef, useState } from "react";
import type { Member } from "../../../auth/staff";
import { Card } from "../../../ui/card";
import { FormAlert, SubmitButton } from "../../../ui/forms/action-form";
import { Button } from "../../../ui/forms/button";
import { DateField } from "../../../ui/forms/date-field";
import { TextField } from "../../../ui/forms/field";
import { MemberSelect } from "../../components/assignee";
import { type DealStage, isClosed } from "../deal";
import { type DealFieldsProps, ProbabilityField } from "../deal-form/deal-fields";
import { LostFields } from "../deal-form/lost-fields";
import { useDealEdit } from "../deal-form/use-deal-form";
import type { DealView } from "../deal-view";

type DetailsProps = { deal: DealView; members: Member[]; returnTo: string; onSaved: () => void };

/**
 * The deal's fields, changed where they stand. They follow what is stored, but never replace what is being typed: a
 * field that somebody else has changed meanwhile is refused, a stage is not, since the form does not change it.
 */
export function DealDetails({ deal, ...props }: DetailsProps) {
  const [isTyping, setTyping] = useState(false);
  const [round, setRound] = useState(0);
  const base = useRef(deal);
  if (!isTyping || valuesOf(base.current) === valuesOf(deal)) base.current = deal;
  return (
    <Card title="Details">
      <DetailsForm
        key={`${round} ${valuesOf(base.current)}`}
        {...props}
        deal={base.current}
        isTyping={isTyping}
        setTyping={setTyping}
        onCancel={() => setRound(round + 1)}
      />
    </Card>
  );
}

/** All that the form changes. */
function valuesOf({ fields: { stage, ...fields } }: DealView): string {
  return JSON.stringify([fields, stage === "closed-lost"]);
}

type FormProps = DetailsProps & {
  isTyping: boolean;
  setTyping: (isTyping: boolean) => void;
  onCancel: () => void;
};

function DetailsForm({ deal, members, returnTo, onSaved, isTyping, setTyping, onCancel }: FormProps) {
  const { fields, formProps, version, ...sending } = useDealEdit(
    { ...deal, fields: { ...deal.fields, value: deal.value } },
    () => {
      setTyping(false);
      onSaved();
    },
  );
  // Without scripts, a refused form keeps the version and the stage that it was opened with.
  const sent = sending.isFromPage ? sending.result?.values : undefined;
  const isChanged = isTyping || sending.isFromPage;
  return (
    <form
      {...formProps}
      className="record-fields"
      aria-label="Details"
      onInput={() => setTyping(true)}
      onReset={() => {
        setTyping(false);
        onCancel();
      }}
    >
      <input type="hidden" name="version" value={sent ? version : deal.version} />
      <input type="hidden" name="stage" value={sent?.stage ?? deal.stage} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <FormAlert {...sending} />
      <FieldsInPlace
        fields={fields}
        members={members}
        currentAssigneeId={deal.fields.assigneeId}
        stage={deal.stage}
      />
      <div className="record-save" data-changed={isChanged || undefined}>
        <SubmitButton of={sending} variant="ink" size="sm">
          Save Deal
        </SubmitButton>
        <Button type="reset" size="sm">
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** All but the stage, which is changed beside them, and why the deal was lost, if it was. */
function FieldsInPlace({ fields, members, currentAssigneeId = "", stage }: InPlaceProps) {
  return (
    <>
      <div className="fields-in-place">
        <TextField small required label="Title" field={fields.title} />
        <TextField
          small
          required
          label="Value (USD)"
          inputMode="decimal"
          autoComplete="off"
          field={fields.value}
        />
        <ProbabilityField field={fields.probability} isOpen={!isClosed(stage)} />
        <DateField small type="date" label="Expected close date" field={fields.expectedCloseDate} />
        <MemberSelect
          label="Assigned to"
          members={members}
          currentId={currentAssigneeId}
          field={fields.assigneeId}
        />
      </div>
      {stage === "closed-lost" ? (
        <div className="mt-3">
          <LostFields fields={fields} />
        </div>
      ) : null}
    </>
  );
}
type InPlaceProps = DealFieldsProps & { stage: DealStage };
