import { useId, useRef } from "react";
import { fieldClass, hintClass, inputClass, labelClass } from "../../../ui/field";
import { Toolbar } from "../writing/toolbar";
import { useTextTools } from "../writing/use-text-tools";

/** The text with its toolbar, which needs scripts; the markup itself can be typed. */
export function ContentField({ defaultValue }: { defaultValue: string }) {
  const id = useId();
  const hintId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { format } = useTextTools(area);
  return (
    <div className={fieldClass()}>
      <label htmlFor={id} className={labelClass()}>
        Content
      </label>
      <Toolbar controls={id} onFormat={format} />
      <textarea
        ref={area}
        id={id}
        name="content"
        rows={12}
        defaultValue={defaultValue}
        aria-describedby={hintId}
        className={inputClass({ kind: "area", size: "sm" })}
      />
      <p id={hintId} className={hintClass}>
        Bold, italic, headings and lists are supported. HTML is also supported.
      </p>
    </div>
  );
}
