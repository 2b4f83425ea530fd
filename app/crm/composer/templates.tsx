import { useState } from "react";
import { Button } from "../../ui/button";
import { EMAIL_TEMPLATES, type EmailText, fillTemplate, type MergeValues } from "../email";
import { emailPath } from "../paths";

type TemplatesProps = {
  leadId: string;
  /** Null while they are on their way: a template waits for them. */
  values: MergeValues | null;
  text: EmailText;
  onChoose: (text: EmailText) => void;
};

/** The templates, filled with the lead; what was written before one was chosen can come back. */
export function Templates({ leadId, values, text, onChoose }: TemplatesProps) {
  const [before, setBefore] = useState<EmailText | null>(null);
  return (
    <nav className="templates" aria-label="Templates">
      <span className="meta">Template</span>
      <span className="seg">
        {EMAIL_TEMPLATES.map(({ id, label }) => {
          const filled = values && fillTemplate(id, values);
          const isChosen = filled?.subject === text.subject && filled.body === text.body;
          return (
            <a
              key={id}
              href={`${emailPath(leadId)}?template=${id}`}
              aria-current={isChosen ? "true" : undefined}
              onClick={(event) => {
                event.preventDefault();
                if (!filled || isChosen) return;
                if (!isTemplate(text, values)) setBefore(text);
                onChoose(filled);
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

/** Blank, or a template as it came: nothing that anybody has written. */
function isTemplate(text: EmailText, values: MergeValues): boolean {
  if (text.subject.trim() === "" && text.body.trim() === "") return true;
  return EMAIL_TEMPLATES.some(({ id }) => {
    const filled = fillTemplate(id, values);
    return filled?.subject === text.subject && filled.body === text.body;
  });
}
