import { useEffect, useState } from "react";
import { Button } from "../../../ui/forms/button";
import { segmentClass, segmentsClass } from "../../../ui/tabs";
import { emailPath } from "../../paths";
import { EMAIL_TEMPLATES, type EmailText, fillTemplate, type MergeValues } from "../email";

export const templatesClass = "flex flex-wrap items-center gap-x-3 gap-y-1";

type TemplatesProps = {
  leadId: string;
  /** Null while loading; templates cannot be filled until then. */
  values: MergeValues | null;
  text: EmailText;
  onChoose: (text: EmailText) => void;
};

/** Templates filled in for the lead; the text from before can be restored. */
export function Templates({ leadId, values, text, onChoose }: TemplatesProps) {
  const [before, setBefore] = useState<EmailText | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const filled = values && fillTemplate(wanted, values);
  useEffect(() => {
    if (!filled || !values) return;
    setWanted(null);
    if (isSame(filled, text)) return;
    if (!isTemplate(text, values)) setBefore(text);
    onChoose(filled);
  }, [filled, values, text, onChoose]);
  return (
    <nav className={templatesClass} aria-label="Templates">
      <span className="text-sm text-ink-3">Template</span>
      <span className={`${segmentsClass} overflow-x-auto`}>
        {EMAIL_TEMPLATES.map(({ id, label }) => {
          const mine = values && fillTemplate(id, values);
          return (
            <a
              key={id}
              className={segmentClass}
              href={`${emailPath(leadId)}?template=${id}`}
              aria-current={mine && isSame(mine, text) ? "true" : undefined}
              onClick={(event) => {
                event.preventDefault();
                setWanted(id);
              }}
            >
              {label}
            </a>
          );
        })}
      </span>
      {before ? (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            onChoose(before);
            setBefore(null);
          }}
        >
          Back to my text
        </Button>
      ) : null}
    </nav>
  );
}

/** Whether the text is blank or an unedited template, so that replacing it loses nothing. */
function isTemplate(text: EmailText, values: MergeValues): boolean {
  if (text.subject.trim() === "" && text.body.trim() === "") return true;
  return EMAIL_TEMPLATES.some(({ id }) => {
    const filled = fillTemplate(id, values);
    return filled !== null && isSame(filled, text);
  });
}

function isSame(a: EmailText, b: EmailText): boolean {
  return a.subject === b.subject && a.body === b.body;
}
