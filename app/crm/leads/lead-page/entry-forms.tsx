import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button";
import { SelectField, TextareaField, TextField } from "../../../ui/field";
import { useHydrated, useIntentFetcher } from "../../components/use-intent-fetcher";
import { ACTIVITY_TYPE_LABELS, ACTIVITY_TYPES, DEFAULT_ACTIVITY_TYPE } from "../lead";

export function ActivityForm() {
  const { fetcher, answer, isBusy, form, isBlank, onChange } = useEntryForm("activity", "title");
  return (
    <fetcher.Form
      ref={form}
      method="post"
      className="compose"
      noValidate
      aria-label="New activity"
      onChange={onChange}
    >
      <input type="hidden" name="intent" value="activity" />
      <div className="row">
        <TypeField chosen={answer?.values.type ?? DEFAULT_ACTIVITY_TYPE} />
        <TextField
          label="Activity title"
          hideLabel
          small
          name="title"
          placeholder="Activity title"
          maxLength={200}
          autoComplete="off"
          defaultValue={answer?.values.title ?? ""}
          errors={answer?.errors.title}
        />
        <Button type="submit" size="sm" busy={isBusy} disabled={isBlank}>
          Add Activity
        </Button>
      </div>
      <TextareaField
        label="Description"
        hideLabel
        small
        name="description"
        rows={2}
        placeholder="Description (optional)"
        maxLength={10_000}
        defaultValue={answer?.values.description ?? ""}
        errors={answer?.errors.description}
      />
    </fetcher.Form>
  );
}

function TypeField({ chosen }: { chosen: string }) {
  return (
    <SelectField label="Type" hideLabel small name="type" defaultValue={chosen}>
      {ACTIVITY_TYPES.map((type) => (
        <option key={type} value={type}>
          {ACTIVITY_TYPE_LABELS[type]}
        </option>
      ))}
    </SelectField>
  );
}

export function NoteForm() {
  const { fetcher, answer, isBusy, form, isBlank, onChange } = useEntryForm("note", "content");
  return (
    <fetcher.Form
      ref={form}
      method="post"
      className="compose"
      noValidate
      aria-label="New note"
      onChange={onChange}
    >
      <input type="hidden" name="intent" value="note" />
      <TextareaField
        label="Note"
        hideLabel
        small
        name="content"
        rows={3}
        placeholder="Write a note"
        maxLength={10_000}
        defaultValue={answer?.values.content ?? ""}
        errors={answer?.errors.content}
      />
      <Button type="submit" size="sm" busy={isBusy} disabled={isBlank}>
        Add Note
      </Button>
    </fetcher.Form>
  );
}

/** A form that is emptied when its entry is stored; its button waits until `required` holds text. */
function useEntryForm(intent: string, required: string) {
  const { fetcher, answer, isBusy } = useIntentFetcher(intent);
  const form = useRef<HTMLFormElement>(null);
  const [isEmpty, setIsEmpty] = useState(true);
  const isHydrated = useHydrated();
  function onChange() {
    const text = form.current ? new FormData(form.current).get(required) : null;
    setIsEmpty(typeof text !== "string" || text.trim() === "");
  }
  useEffect(() => {
    if (!fetcher.data?.ok) return;
    form.current?.reset();
    setIsEmpty(true);
  }, [fetcher.data]);
  return { fetcher, answer, isBusy, form, onChange, isBlank: isHydrated && isEmpty };
}
