import { type FormEvent, type InputHTMLAttributes, useEffect, useRef, useState } from "react";
import { TIME_SUFFIX } from "../../platform/http/forms/action-result";
import { Field, type FieldProps, type FormField, splitField } from "./field";

const SENTENCES = {
  date: "This is not a date: enter month, day and year, or clear it",
  time: "This is not a time: enter hours and minutes, or clear it",
} as const;
type DateInputProps = InputHTMLAttributes<HTMLInputElement> & { type: keyof typeof SENTENCES };

/** A date or a time; their form needs `hasDates`. Half of one is an error at the field, and nothing is sent. */
export function DateField(props: FieldProps & DateInputProps) {
  const { look, control } = splitField(props);
  const [problem, setProblem] = useState<string | null>(null);
  const errors = problem === null ? look.errors : [problem];
  return (
    <Field kind="line" id={control.id} required={control.required} field={{ ...look, errors }}>
      {(wiring) => {
        const describedBy = [control["aria-describedby"], wiring["aria-describedby"]]
          .filter(Boolean)
          .join(" ");
        return (
          <DateInput
            {...control}
            {...wiring}
            aria-describedby={describedBy || undefined}
            onProblem={setProblem}
          />
        );
      }}
    </Field>
  );
}

/**
 * A moment as two inputs, which the server joins (`readForm`), since browsers cannot submit a date without its
 * time from one. The values begin with `field.initialValue` (YYYY-MM-DDTHH:MM, or a part of it).
 */
export function DateTimeField({ field, ...props }: FieldProps & { field: FormField; required?: boolean }) {
  const { look, control } = splitField({ field, ...props });
  const [problems, setProblems] = useState<Record<string, string | null>>({});
  const [date = "", time = ""] = (field.initialValue ?? "").split("T");
  const problem = problems.date ?? problems.time;
  const errors = problem ? [problem] : look.errors;
  return (
    <Field kind="line" id={field.id} required={control.required} field={{ ...look, errors }}>
      {(wiring) => (
        <div className="grid grid-cols-[1.3fr_1fr] gap-2">
          <DateInput
            {...control}
            {...wiring}
            type="date"
            defaultValue={date}
            onProblem={(text) => setProblems((others) => ({ ...others, date: text }))}
          />
          <DateInput
            {...wiring}
            type="time"
            id={`${field.id}${TIME_SUFFIX}`}
            name={`${field.name}${TIME_SUFFIX}`}
            aria-label={`${look.label} time`}
            defaultValue={time}
            onProblem={(text) => setProblems((others) => ({ ...others, time: text }))}
          />
        </div>
      )}
    </Field>
  );
}

/** Half a date has the value "", like none, and only its validity tells the two apart. */
function DateInput({ onProblem, ...input }: DateInputProps & { onProblem: (text: string | null) => void }) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = ref.current?.form;
    // Before React's handlers, which listen at the root.
    const guard = (event: Event) => {
      // A hidden field does not count, and could not be corrected.
      if (!ref.current?.validity.badInput || ref.current.offsetParent === null) return;
      event.preventDefault();
      event.stopPropagation();
      ref.current.checkValidity();
    };
    form?.addEventListener("submit", guard, true);
    return () => form?.removeEventListener("submit", guard, true);
  }, []);
  /** Also called by a browser that checks the form itself; then this takes the place of its message. */
  const onInvalid = (event: FormEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    if (!field.validity.badInput) return;
    event.preventDefault();
    onProblem(SENTENCES[input.type]);
    if (firstHalfFilled(field.form) === field) field.focus();
  };
  const onCorrection = (event: FormEvent<HTMLInputElement>) => {
    if (!event.currentTarget.validity.badInput) onProblem(null);
  };
  return <input {...input} ref={ref} onInvalid={onInvalid} onInput={onCorrection} onBlur={onCorrection} />;
}

function firstHalfFilled(form: HTMLFormElement | null): Element | undefined {
  return [...(form?.elements ?? [])].find(
    (element) =>
      element instanceof HTMLInputElement && element.validity.badInput && element.offsetParent !== null,
  );
}
