import { useFetchers } from "@remix-run/react";
import {
  type ComponentProps,
  type FormEvent,
  type MutableRefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Member } from "../../../auth/staff";
import { Card } from "../../../ui/card";
import { FormAlert, SubmitButton } from "../../../ui/forms/action-form";
import { Button } from "../../../ui/forms/button";
import { DateField } from "../../../ui/forms/date-field";
import { TextField } from "../../../ui/forms/field";
import { keepUnsaved } from "../../../ui/forms/unsaved";
import { MemberSelect } from "../../components/assignee";
import { DEAL_CHANGES_PATH, type DealStage, isClosed } from "../deal";
import { type DealFieldsProps, ProbabilityField, ValueField } from "../deal-form/deal-fields";
import { LostFields } from "../deal-form/lost-fields";
import { type DealField, type LossFields, useDealEdit } from "../deal-form/use-deal-form";
import type { DealView } from "../deal-view";

type DetailsProps = { deal: DealView; members: Member[]; returnTo: string; onSaved: () => void };

/**
 * The deal's fields, changed where they stand. They follow what is stored, but never replace what is being typed: a
 * field that somebody else has changed meanwhile is refused, a stage is not, since the form does not change it; nor is
 * the reason that came with a loss. Who types on after saving keeps what is typed, until others write as well.
 */
export function DealDetails({ deal, ...props }: DetailsProps) {
  const [isTyping, setTyping] = useState(false);
  const [round, setRound] = useState(0);
  const [base, setBase] = useState(deal);
  const [opened, setOpened] = useState(() => valuesOf(deal));
  const [savedVersion, setSavedVersion] = useState<number | null>(null);
  const focused = useRef<FocusedField | null>(null);
  // State and not refs: React may render a load and throw that away, because somebody types in the meantime.
  const isOwnSave = deal.version === savedVersion;
  if (base !== deal && (!isTyping || isOwnSave || isOnlyMoved(base, deal))) setBase(deal);
  // Until a save is loaded, what it has replaced is no reason to start over.
  const isLoaded = savedVersion === null || deal.version >= savedVersion;
  if (!isTyping && isLoaded && opened !== valuesOf(deal)) setOpened(valuesOf(deal));
  if (isOwnSave) {
    setSavedVersion(null);
    // What was typed may be stored in other words: "12500" as "$12,500".
    if (!isTyping) setRound(round + 1);
  }
  return (
    <Card title="Details">
      <DetailsForm
        key={`${round} ${opened}`}
        {...props}
        onSaved={(version, isTypedOn) => {
          setSavedVersion(version);
          setTyping(isTypedOn);
          if (!isTypedOn) props.onSaved();
        }}
        deal={base}
        loaded={deal}
        isTyping={isTyping}
        setTyping={setTyping}
        focused={focused}
        onCancel={() => setRound(round + 1)}
      />
    </Card>
  );
}

/** Whether nothing differs that stands in the form of `shown`, where only a lost deal has the fields of its loss. */
function isOnlyMoved(shown: DealView, deal: DealView): boolean {
  const wasLost = shown.stage === "closed-lost" && deal.stage === "closed-lost";
  return valuesOf(shown) === valuesOf(deal) && (!wasLost || lossOf(shown) === lossOf(deal));
}

/** All that the form changes of every deal. */
function valuesOf({ fields: { stage: _, lostReason, lostTo, lostNote, ...fields } }: DealView): string {
  return JSON.stringify(fields);
}

function lossOf({ stage, fields: { lostReason, lostTo, lostNote } }: DealView): string {
  return JSON.stringify([stage === "closed-lost", lostReason, lostTo, lostNote]);
}

type FormProps = Omit<DetailsProps, "onSaved"> & {
  loaded: DealView;
  onSaved: (version: number, isTypedOn: boolean) => void;
  isTyping: boolean;
  setTyping: (isTyping: boolean) => void;
  focused: MutableRefObject<FocusedField | null>;
  onCancel: () => void;
};

function DetailsForm({ deal, loaded, members, returnTo, isTyping, setTyping, ...props }: FormProps) {
  const { fields, formProps, version, ...sending } = useDealEdit(
    { ...deal, fields: { ...deal.fields, value: deal.value } },
    props.onSaved,
  );
  useFocusedField(formProps.id, props.focused);
  // Without scripts, a refused form keeps the version and the stage that it was opened with.
  const sent = sending.isFromPage ? sending.result?.values : undefined;
  const isChanged = isTyping || sending.isFromPage;
  const [opened] = useState(lossOf(deal));
  const { onSubmit, isWaiting } = useOwnMoveFirst(loaded, formProps.onSubmit);
  return (
    <form
      {...formProps}
      data-unsaved
      onSubmit={onSubmit}
      className="record-fields"
      aria-label="Details"
      onInput={() => setTyping(true)}
      onReset={() => {
        setTyping(false);
        props.onCancel();
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
      {deal.stage === "closed-lost" ? (
        <div className="mt-3" key={lossOf(deal)}>
          <LostFields fields={lossOf(deal) === opened ? fields : toLossFields(deal)} />
        </div>
      ) : null}
      <SaveBar sending={{ ...sending, isBusy: sending.isBusy || isWaiting }} isChanged={isChanged} />
    </form>
  );
}

/**
 * `caret` is how many characters stand behind it, since the server may add some in front: "14000" becomes "$14,000".
 * Null where some are selected.
 */
type FocusedField = { name: string; caret: number | null };

/** A form that starts over has the focus in the field that had it in the form before, which is in `focused`. */
function useFocusedField(formId: string, focused: MutableRefObject<FocusedField | null>) {
  useLayoutEffect(() => {
    const form = document.getElementById(formId);
    if (focused.current) focusField(form, focused.current);
    // Called while the old fields are still there.
    return () => {
      focused.current = focusedField(form);
    };
  }, [formId, focused]);
}

function focusedField(form: HTMLElement | null): FocusedField | null {
  const field = form?.querySelector<HTMLInputElement>("[name]:focus");
  if (!field) return null;
  const { name, value, selectionStart, selectionEnd } = field;
  return { name, caret: selectionStart === selectionEnd ? value.length - (selectionEnd ?? 0) : null };
}

function focusField(form: HTMLElement | null, { name, caret }: FocusedField) {
  const field = form?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  field?.focus({ preventScroll: true });
  if (field?.type !== "text") return;
  const at = Math.max(0, field.value.length - (caret ?? 0));
  field.setSelectionRange(caret === null ? 0 : at, at);
}

type SaveBarProps = { sending: ComponentProps<typeof SubmitButton>["of"]; isChanged: boolean };

function SaveBar({ sending, isChanged }: SaveBarProps) {
  return (
    <div className="record-save" data-changed={isChanged || undefined}>
      <SubmitButton of={sending} variant="ink" size="sm">
        Save Deal
      </SubmitButton>
      <Button type="reset" size="sm">
        Cancel
      </Button>
    </div>
  );
}

type OnSubmit = (event: FormEvent<HTMLFormElement>) => void;

/**
 * A form that is sent while the deal is being moved waits for the move, and is sent with the version that it made.
 * `id` and `version` are those of the deal as React has rendered it last.
 */
function useOwnMoveFirst({ id, version }: DealView, onSubmit: OnSubmit) {
  // Renders again once the router has changed.
  useFetchers();
  const isMoving = () => {
    // Of the router, since a slow device renders neither a move that was just sent nor its load at once.
    const { fetchers, loaderData } = window.__remixRouter.state;
    const isSent = [...fetchers.values()].some(({ formAction }) => formAction === DEAL_CHANGES_PATH);
    return (
      isSent ||
      Object.values(loaderData).some((data) => data?.deal?.id === id && data.deal.version !== version)
    );
  };
  const [waiting, setWaiting] = useState<HTMLFormElement | null>(null);
  useEffect(() => {
    if (!waiting || isMoving()) return;
    setWaiting(null);
    waiting.requestSubmit();
  });
  const submit: OnSubmit = (event) => {
    if (!isMoving()) return onSubmit(event);
    event.preventDefault();
    setWaiting(event.currentTarget);
    keepUnsaved(event.currentTarget);
  };
  return { onSubmit: submit, isWaiting: waiting !== null };
}

/** The fields of a loss that a move has stored since the form was opened. */
function toLossFields({ fields }: DealView): Record<keyof LossFields, DealField> {
  const field = (name: keyof LossFields) => ({
    ...{ id: `stored-${name}`, name, initialValue: fields[name], errors: undefined },
  });
  return { lostReason: field("lostReason"), lostTo: field("lostTo"), lostNote: field("lostNote") };
}

/** All but the stage, which is changed beside them, and why the deal was lost, if it was. */
function FieldsInPlace({ fields, members, currentAssigneeId = "", stage }: InPlaceProps) {
  return (
    <div className="fields-in-place">
      <TextField small required label="Title" field={fields.title} />
      <ValueField field={fields.value} />
      <ProbabilityField field={fields.probability} isOpen={!isClosed(stage)} />
      <DateField small type="date" label="Expected close date" field={fields.expectedCloseDate} />
      <MemberSelect
        label="Assigned to"
        members={members}
        currentId={currentAssigneeId}
        field={fields.assigneeId}
      />
    </div>
  );
}
type InPlaceProps = DealFieldsProps & { stage: DealStage };
