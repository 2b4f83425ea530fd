import { Form, useNavigation } from "@remix-run/react";
import { CircleAlert, FileSpreadsheet } from "lucide-react";
import { type DragEvent, useState } from "react";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from "../import";

const MEGABYTES = MAX_IMPORT_BYTES / 1024 / 1024;
const TOO_LARGE = `The file is larger than ${MEGABYTES} MB. Split it into several files.`;

/** A file is dropped on the field or chosen with it; with scripts it is sent at once. */
export function UploadForm({ refused }: { refused: string | null }) {
  const [tooLarge, setTooLarge] = useState(false);
  const { isOver, ...drop } = useDrop();
  const navigation = useNavigation();
  const isBusy = navigation.state !== "idle" && navigation.formMethod === "POST";
  const problem = tooLarge ? TOO_LARGE : refused;
  const take = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    const isTooLarge = file !== undefined && file.size > MAX_IMPORT_BYTES;
    setTooLarge(isTooLarge);
    if (isTooLarge) input.value = "";
    else if (file) input.form?.requestSubmit();
  };
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="card import-drop"
      aria-busy={isBusy || undefined}
      data-over={isOver || undefined}
      {...drop}
    >
      <Icon of={FileSpreadsheet} size={32} />
      <div>
        <label htmlFor="file">Drop a CSV file here or choose one</label>
        <Hint problem={isBusy ? null : problem} />
      </div>
      <input
        id="file"
        type="file"
        name="file"
        accept=".csv,.tsv,.txt,text/csv"
        required
        aria-describedby={problem ? "file-hint file-error" : "file-hint"}
        aria-invalid={problem ? true : undefined}
        onChange={(event) => take(event.currentTarget)}
      />
      <Button type="submit" variant="signal" busy={isBusy} busyLabel="Reading the file...">
        Check the file
      </Button>
    </Form>
  );
}

function Hint({ problem }: { problem: string | null }) {
  return (
    <>
      <p id="file-hint" className="hint">
        Up to {MAX_IMPORT_ROWS.toLocaleString("en-US")} rows and {MEGABYTES} MB. The first line is the header;
        commas, semicolons and tabs, UTF-8, UTF-16 and Windows-1252 are understood.
      </p>
      {problem ? (
        <p id="file-error" className="err">
          <Icon of={CircleAlert} size={15} />
          {problem}
        </p>
      ) : null}
    </>
  );
}

/** The whole form takes a file that is dropped on it, as if it had been chosen. */
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
