import { CircleAlert, FileSpreadsheet } from "lucide-react";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { SubmitButton, useActionForm } from "../../../ui/forms/action-form";
import { errorClass, type FormField, hintClass } from "../../../ui/forms/field";
import { Icon } from "../../../ui/icon";
import { IMPORT_FAILURES, MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from "../import";

/** In `public`: two leads with every column that is usual. */
const SAMPLE_FILE = "/files/leads-sample.csv";
/** So that it stands in the middle. */
const AS_WIDE_AS_SHOWN = { fieldSizing: "content" } as const;
const MEGABYTES = MAX_IMPORT_BYTES / 1024 / 1024;
const TOO_LARGE = `The file is larger than ${MEGABYTES} MB. Split it into several files.`;

/** Takes a file by drop or file picker; with JavaScript, submits at once. */
export function UploadForm() {
  const { input, isChosen, tooLarge, take } = useFile();
  const { isOver, ...drop } = useDrop();
  const { fields, formProps, result, ...sending } = useActionForm<{ file: string }>({
    failure: IMPORT_FAILURES.upload,
  });
  const failure = result && !result.ok ? result.toast?.description : null;
  const problem = tooLarge ? TOO_LARGE : (fields.file.errors?.[0] ?? failure ?? null);
  return (
    <form
      {...formProps}
      encType="multipart/form-data"
      className="card grid justify-items-center gap-[0.9rem] border-dashed border-line-strong px-5 py-10 text-center hover:border-ink hover:bg-hover has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus data-over:border-ink data-over:bg-hover"
      aria-busy={sending.isBusy || undefined}
      data-over={isOver || undefined}
      {...drop}
    >
      <Glyph />
      <Words of={fields.file} problem={sending.isBusy ? null : problem} />
      <div className="flex flex-wrap items-center justify-center gap-3">
        <input
          ref={input}
          id={fields.file.id}
          type="file"
          className="max-w-[min(100%,19rem)] text-sm text-ink-2 file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-md file:border file:border-line-strong file:bg-surface file:px-[0.9rem] file:font-semibold file:text-ink hover:file:bg-hover"
          style={AS_WIDE_AS_SHOWN}
          name={fields.file.name}
          accept=".csv,.tsv,.txt,text/csv"
          required
          aria-describedby={problem ? `${hintId(fields.file)} ${errorId(fields.file)}` : hintId(fields.file)}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => take(event.currentTarget)}
        />
        <SubmitButton
          of={sending}
          size="sm"
          variant="ink"
          busyLabel="Reading the file..."
          disabled={!isChosen}
        >
          Check the file
        </SubmitButton>
      </div>
    </form>
  );
}

/** Sends a file as soon as it is chosen, unless it is too large. */
function useFile() {
  const [tooLarge, setTooLarge] = useState(false);
  // Without scripts the button works; with them, a file may have been chosen before they came.
  const [isChosen, setIsChosen] = useState(true);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => setIsChosen(input.current?.files?.length !== 0), []);
  const take = (field: HTMLInputElement) => {
    const [file] = field.files ?? [];
    const isTooLarge = file !== undefined && file.size > MAX_IMPORT_BYTES;
    setTooLarge(isTooLarge);
    setIsChosen(file !== undefined && !isTooLarge);
    if (isTooLarge) field.value = "";
    else if (file) field.form?.requestSubmit();
  };
  return { input, isChosen, tooLarge, take };
}

function Glyph() {
  return (
    <span className="text-teal">
      <Icon of={FileSpreadsheet} size={32} />
    </span>
  );
}

function hintId({ id }: FormField): string {
  return `${id}-description`;
}

function errorId({ id }: FormField): string {
  return `${id}-error`;
}

/** The label, what is taken, and what is wrong with the file. */
function Words({ of: field, problem }: { of: FormField; problem: string | null }) {
  return (
    <div>
      <label htmlFor={field.id} className="text-[1.0625rem] font-semibold">
        Drop a CSV file here or choose one
      </label>
      <p id={hintId(field)} className={`${hintClass} mt-1 max-w-136`}>
        Up to {MAX_IMPORT_ROWS.toLocaleString("en-US")} rows, {MEGABYTES} MB. Next you check how it is read.{" "}
        <a href={SAMPLE_FILE} download className="underline">
          Sample file
        </a>
      </p>
      {problem ? (
        <p id={errorId(field)} className={`${errorClass} mt-[0.6rem] justify-center`}>
          <Icon of={CircleAlert} size={15} />
          {problem}
        </p>
      ) : null}
    </div>
  );
}

/** Lets the user drop a file anywhere on the form, as if it had been picked. */
function useDrop() {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent<HTMLFormElement>) => {
      event.preventDefault();
      setIsOver(false);
      const input = event.currentTarget.elements.namedItem("file");
      if (!(input instanceof HTMLInputElement) || event.dataTransfer.files.length === 0) return;
      input.files = event.dataTransfer.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    },
  };
}
