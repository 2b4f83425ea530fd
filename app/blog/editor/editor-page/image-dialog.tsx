import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { NO_CONNECTION } from "../../../platform/http/browser/connection";
import { SUBMISSION_FIELD } from "../../../platform/http/forms/action-result";
import { newId } from "../../../platform/ids";
import { IMAGE_ACCEPT, MAX_IMAGE_BYTES } from "../../../platform/uploads/measured";
import { Alert } from "../../../ui/forms/alert";
import { Button } from "../../../ui/forms/button";
import { TextField } from "../../../ui/forms/field";
import { Dialog, DialogBody, DialogClose, DialogFooter } from "../../../ui/overlays/dialog";
import type { StoredImage } from "../../images/images.server";
import { imageMarkup, MAX_ALT_LENGTH, sizeText, TOO_LARGE } from "../../images/post-image";
import { UPLOAD_PATH } from "../../staff/staff-posts";

type ImageDialogProps = {
  /** Pasted or dropped; null asks for a file. */
  picture: File | null;
  /** Called when the dialog is gone and the focus is back. */
  onAdd: (markup: string) => void;
  onClose: () => void;
};

/** Asks what a picture shows, uploads it, and hands over its markup. */
export function ImageDialog({ picture, onAdd, onClose }: ImageDialogProps) {
  const [file, setFile] = useState(picture);
  const [alt, setAlt] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const added = useRef("");
  // One per picture: an upload whose answer was lost is stored once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new id for a new picture
  const id = useMemo(() => newId(), [file]);
  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const wrong = problemOf(file, alt);
    if (!file || wrong) return setError(wrong);
    setIsBusy(true);
    const answer = await upload({ file, alt, id });
    setIsBusy(false);
    if ("error" in answer) return setError(answer.error);
    added.current = imageMarkup(answer.image, alt);
    onClose();
  }
  return (
    <Dialog
      title="Add image"
      open
      onOpenChange={onClose}
      onClosed={() => added.current && onAdd(added.current)}
    >
      <form onSubmit={onSubmit} noValidate>
        <DialogBody>
          <FileField
            onChoose={(chosen) => {
              setError(null);
              setFile(chosen);
            }}
          />
          {file ? <Thumbnail file={file} /> : null}
          <AltField value={alt} onChange={setAlt} />
          {error ? <Alert>{error}</Alert> : null}
        </DialogBody>
        <Foot isBusy={isBusy} />
      </form>
    </Dialog>
  );
}

/** What is missing or wrong before anything is sent, or null. */
function problemOf(file: File | null, alt: string): string | null {
  if (!file) return "Choose a picture first.";
  if (file.size > MAX_IMAGE_BYTES) return TOO_LARGE;
  return alt.trim() === "" ? "Say what the picture shows, for people who can’t see it." : null;
}

function Foot({ isBusy }: { isBusy: boolean }) {
  return (
    <DialogFooter>
      <DialogClose>
        <Button size="sm">Cancel</Button>
      </DialogClose>
      <Button type="submit" variant="ink" size="sm" busy={isBusy} busyLabel="Uploading...">
        Add image
      </Button>
    </DialogFooter>
  );
}

function AltField({ value, onChange }: { value: string; onChange: (alt: string) => void }) {
  return (
    <TextField
      small
      required
      label="What does it show?"
      name="alt"
      maxLength={MAX_ALT_LENGTH}
      hint="Read aloud to people who can’t see it. PNG, JPEG or WebP, at most 5 MB."
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function FileField({ onChoose }: { onChoose: (file: File | null) => void }) {
  return (
    <label className="grid gap-[0.4rem] text-sm font-semibold">
      Picture
      <input
        type="file"
        name="file"
        accept={IMAGE_ACCEPT}
        className="w-full rounded-md border border-line-strong bg-surface p-2 text-sm font-normal"
        onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
      />
    </label>
  );
}

function Thumbnail({ file }: { file: File }) {
  const [size, setSize] = useState("");
  useEffect(() => {
    let isShown = true;
    createImageBitmap(file).then(
      (image) => {
        if (isShown) setSize(`${image.width} × ${image.height}, `);
        image.close();
      },
      // The server says what is wrong with it.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [file]);
  return (
    <p className="text-sm wrap-anywhere text-ink-2 tabular-nums">
      <strong className="font-semibold text-ink">{file.name}</strong>
      <br />
      {size}
      {sizeText(file.size)}
    </p>
  );
}

type Uploaded = { image: StoredImage } | { error: string };

async function upload({ file, alt, id }: { file: File; alt: string; id: string }): Promise<Uploaded> {
  const body = new FormData();
  body.set("file", file);
  body.set("alt", alt);
  body.set(SUBMISSION_FIELD, id);
  try {
    const response = await fetch(UPLOAD_PATH, { method: "POST", body, redirect: "manual" });
    if (response.status === 401)
      return { error: "Your session has ended. Sign in in another tab, then try again." };
    if (response.status === 200 || response.status === 400) return await response.json();
    return { error: "The picture could not be stored. Try again." };
  } catch {
    return { error: NO_CONNECTION };
  }
}
