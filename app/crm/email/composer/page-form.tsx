import { Form, Link, useSearchParams } from "@remix-run/react";
import { CircleAlert, Send } from "lucide-react";
import { Button, ButtonLink } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { EMAIL_TEMPLATES, fillTemplate } from "../email";
import type { EmailAnswer } from "../email-answer";
import type { Composition } from "./composition";
import { EmailFields } from "./email-fields";

type EmailPageFormProps = { composition: Composition; answer?: EmailAnswer; busy: boolean; backTo: string };

/** The composer as a page, complete without scripts. */
export function EmailPageForm({ composition, answer, busy, backTo }: EmailPageFormProps) {
  const [params] = useSearchParams();
  const { name, address, values, draft } = composition;
  const template = params.get("template");
  const text = answer?.values ?? fillTemplate(template, values) ?? draft;
  return (
    <Form key={template} method="post" noValidate className="card max-w-[44rem] overflow-clip">
      <input type="hidden" name="intent" value="send" />
      <div className="dlg-b">
        {answer && !answer.ok ? (
          <p className="alert" role="alert">
            <Icon of={CircleAlert} />
            {[answer.toast.title, answer.toast.description].filter(Boolean).join(": ")}
          </p>
        ) : null}
        <nav className="templates" aria-label="Templates">
          <span className="meta">Template</span>
          <span className="seg">
            {EMAIL_TEMPLATES.map(({ id, label }) => (
              <Link key={id} to={`?template=${id}`} aria-current={id === template ? "true" : undefined}>
                {label}
              </Link>
            ))}
          </span>
        </nav>
        <EmailFields
          to={{ name, address }}
          values={values}
          subject={{ defaultValue: text?.subject }}
          body={{ defaultValue: text?.body }}
        />
      </div>
      <div className="dlg-f">
        <ButtonLink to={backTo} size="sm">
          Cancel
        </ButtonLink>
        <Button type="submit" variant="ink" size="sm" icon={Send} busy={busy} busyLabel="Sending...">
          Send
        </Button>
      </div>
    </Form>
  );
}
