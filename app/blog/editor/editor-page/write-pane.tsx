import { type RefObject, useRef, useState } from "react";
import { errorClass, hintClass } from "../../../ui/forms/field";
import { GrowingTextarea } from "../../../ui/forms/growing-textarea";
import { Toolbar } from "../writing/toolbar";
import { useTextTools } from "../writing/use-text-tools";
import { ImageDialog } from "./image-dialog";
import type { Editor } from "./use-editor";
import { usePaste } from "./use-paste";

const BARE = "-mx-2 block w-[calc(100%+1rem)] rounded-md bg-transparent px-2 py-1 hover:bg-hover";
const CONTENT = "content";

/** Title, description and content, as large as they are read. */
export function WritePane({ editor, className }: { editor: Editor; className: string }) {
  const { draft, set, action } = editor;
  const area = useRef<HTMLTextAreaElement>(null);
  const tools = useTextTools(area);
  const [picture, setPicture] = useState<File | "choose" | null>(null);
  const onPaste = usePaste({ insert: tools.insert, onPicture: setPicture });
  const errors = action.result?.fieldErrors ?? {};
  return (
    <section className={`min-w-0 px-page pt-6 pb-10 ${className}`} aria-label="Write">
      <Title
        value={draft.title}
        onChange={(title) => set("title", title)}
        onEnter={() => area.current?.focus()}
      />
      <FieldError errors={errors.title} />
      <Description value={draft.metaDescription} onChange={(text) => set("metaDescription", text)} />
      <div className="sticky top-15 z-5 mt-4 border-y border-line bg-paper max-md:-mx-2">
        <Toolbar controls={CONTENT} onFormat={tools.format} onImage={() => setPicture("choose")} />
      </div>
      <Content
        area={area}
        value={draft.content}
        onChange={(value) => set("content", value)}
        onPaste={onPaste}
      />
      <FieldError errors={errors.content} />
      <p className={`${hintClass} mt-7 border-t border-line pt-3 text-xs`} id="content-hint">
        Bold, italic, headings and lists are supported. HTML is also supported.
      </p>
      {picture ? (
        <ImageDialog
          picture={picture === "choose" ? null : picture}
          onClose={() => setPicture(null)}
          onAdd={tools.addPicture}
        />
      ) : null}
    </section>
  );
}

type LineProps = { value: string; onChange: (value: string) => void };

function Title({ value, onChange, onEnter }: LineProps & { onEnter: () => void }) {
  return (
    <>
      <label className="sr-only" htmlFor="title">
        Title
      </label>
      <GrowingTextarea
        id="title"
        name="title"
        rows={1}
        placeholder="Title"
        className={`${BARE} font-display text-[1.8125rem]/[1.14] font-[560] tracking-[-0.012em]`}
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\n/g, " "))}
        onKeyDown={(event) => {
          // A title is one line; Enter goes on to the text.
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
        }}
      />
    </>
  );
}

function Description({ value, onChange }: LineProps) {
  return (
    <>
      <label className="sr-only" htmlFor="description">
        Meta description
      </label>
      <GrowingTextarea
        id="description"
        name="metaDescription"
        rows={2}
        placeholder="Meta description: what people see under the title in search results"
        className={`${BARE} text-[1rem]/[1.5] text-ink-2`}
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\n/g, " "))}
      />
    </>
  );
}

type ContentProps = {
  area: RefObject<HTMLTextAreaElement>;
  value: string;
  onChange: (value: string) => void;
  onPaste: ReturnType<typeof usePaste>;
};

function Content({ area, value, onChange, onPaste }: ContentProps) {
  return (
    <>
      <label className="sr-only" htmlFor={CONTENT}>
        Content
      </label>
      <GrowingTextarea
        ref={area}
        id={CONTENT}
        name="content"
        rows={24}
        aria-describedby="content-hint"
        placeholder="Begin with what the reader came for."
        className="block min-h-80 w-full bg-transparent pt-5 text-[1.0625rem]/[1.65] focus-visible:outline-0"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...onPaste}
      />
    </>
  );
}

function FieldError({ errors }: { errors: string[] | undefined }) {
  return errors?.[0] ? <p className={errorClass}>{errors[0]}</p> : null;
}
