import { useRef, useState } from "react";
import { Button } from "../../../ui/forms/button";
import { errorClass, hintClass, TextField } from "../../../ui/forms/field";
import { useHydrated } from "../../../ui/use-browser-state";
import { pictureOf } from "../../post-settings";
import { ImageDialog } from "./image-dialog";
import type { Editor } from "./use-editor";

/** What search engines and those who share the article get to know of it, beside its text. */
export function SearchSettings({ editor: { draft, set, action } }: { editor: Editor }) {
  const errors = action.result?.fieldErrors ?? {};
  return (
    <>
      <PictureField
        label="Feature image"
        name="featureImage"
        hint="Shown above the article and where it’s shared; without one, the drawn cover is used."
        markup={draft.featureImage}
        onChange={(markup) => set("featureImage", markup)}
        errors={errors.featureImage}
      />
      <PictureField
        label="Share image"
        name="shareImage"
        hint="For sharing alone; without one, the feature image. 1200 × 630 is best."
        markup={draft.shareImage}
        onChange={(markup) => set("shareImage", markup)}
        errors={errors.shareImage}
      />
      <TextField
        small
        quiet
        label="Original address"
        name="canonicalUrl"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        hint="If it was published elsewhere first: search engines then count that page."
        errors={errors.canonicalUrl}
        value={draft.canonicalUrl}
        onChange={(event) => set("canonicalUrl", event.target.value.trim())}
      />
      <label className="flex min-h-8 items-center gap-2 text-sm">
        <input
          type="checkbox"
          name="noindex"
          checked={draft.noindex}
          onChange={(event) => set("noindex", event.target.checked)}
        />
        Hide from search engines
      </label>
    </>
  );
}

type PictureFieldProps = {
  label: string;
  name: "featureImage" | "shareImage";
  hint: string;
  /** '' without a picture. */
  markup: string;
  onChange: (markup: string) => void;
  errors: string[] | undefined;
};

/** Without JavaScript it takes the markup of a picture, as the text does. */
function PictureField({ label, name, hint, markup, onChange, errors }: PictureFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const picture = pictureOf(markup);
  if (!useHydrated()) {
    return (
      <TextField small quiet label={label} name={name} hint={hint} errors={errors} defaultValue={markup} />
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons, no fields
    <div className="grid gap-[0.4rem]" role="group" aria-label={label}>
      <p className="text-xs font-medium text-ink-2">{label}</p>
      <input type="hidden" name={name} value={markup} />
      {picture ? (
        <img
          className="max-h-40 w-full rounded-md border border-line object-cover"
          src={picture.src}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading="lazy"
        />
      ) : null}
      <div className="flex gap-2">
        <Button ref={choose} size="sm" type="button" onClick={() => setIsOpen(true)}>
          {picture ? "Change" : "Choose"}
        </Button>
        {picture ? (
          <Button
            size="sm"
            type="button"
            onClick={() => {
              onChange("");
              choose.current?.focus();
            }}
          >
            Remove
          </Button>
        ) : null}
      </div>
      <p className={`${hintClass} text-xs`}>{hint}</p>
      {errors?.[0] ? <p className={errorClass}>{errors[0]}</p> : null}
      {isOpen ? <ImageDialog picture={null} onClose={() => setIsOpen(false)} onAdd={onChange} /> : null}
    </div>
  );
}
