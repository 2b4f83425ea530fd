import { Link, useNavigate, useSearchParams } from "@remix-run/react";
import { Send } from "lucide-react";
import { FormAlert, SubmitButton, useActionForm } from "../../../ui/forms/action-form";
import { ButtonLink } from "../../../ui/forms/button";
import { DialogBody, DialogFooter } from "../../../ui/overlays/dialog";
import { segmentClass, segmentsClass } from "../../../ui/tabs";
import { EMAIL_TEMPLATES, type EmailText, fillTemplate } from "../email";
import { SEND_FAILURE } from "../email-delivery";
import { type Composition, EmailFields } from "./email-fields";
import { templatesClass } from "./templates";

type EmailPageFormProps = { composition: Composition; backTo: string };

/** The composer as a page that works without JavaScript. Choosing a template resets the text. */
export function EmailPageForm(props: EmailPageFormProps) {
  const [params] = useSearchParams();
  const template = params.get("template");
  return <TemplateForm key={template} template={template} {...props} />;
}

function TemplateForm({ composition, backTo, template }: EmailPageFormProps & { template: string | null }) {
  const navigate = useNavigate();
  const { name, address, unwanted, values, draft } = composition;
  const { fields, formProps, ...sending } = useActionForm<EmailText>({
    intent: "send",
    failure: SEND_FAILURE,
    defaultValue: fillTemplate(template, values) ?? draft ?? undefined,
    onDone: () => navigate(backTo),
  });
  return (
    <form {...formProps} className="card max-w-[44rem] overflow-clip">
      <input type="hidden" name="intent" value="send" />
      <DialogBody>
        <FormAlert {...sending} />
        <nav className={templatesClass} aria-label="Templates">
          <span className="text-sm text-ink-3">Template</span>
          <span className={`${segmentsClass} overflow-x-auto`}>
            {EMAIL_TEMPLATES.map(({ id, label }) => (
              <Link
                key={id}
                to={`?template=${id}`}
                className={segmentClass}
                aria-current={id === template ? "true" : undefined}
              >
                {label}
              </Link>
            ))}
          </span>
        </nav>
        <EmailFields
          to={{ name, address, unwanted }}
          values={values}
          subject={{ field: fields.subject }}
          body={{ field: fields.body }}
        />
      </DialogBody>
      <DialogFooter>
        <ButtonLink to={backTo} size="sm">
          Cancel
        </ButtonLink>
        <SubmitButton of={sending} variant="ink" size="sm" icon={Send} busyLabel="Sending...">
          Send
        </SubmitButton>
      </DialogFooter>
    </form>
  );
}
