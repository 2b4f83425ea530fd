import { Form } from "@remix-run/react";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import type { DealAnswer } from "./deal-answer";

type PageFormProps = {
  answer?: DealAnswer;
  returnTo: string;
  submitLabel: string;
  busy: boolean;
  children: ReactNode;
};

/** A form of a deal as a page of its own, complete without scripts. */
export function PageForm({ answer, returnTo, submitLabel, busy, children }: PageFormProps) {
  return (
    <Form method="post" noValidate className="card max-w-[40rem] overflow-clip">
      <input type="hidden" name="returnTo" value={returnTo} />
      <div className="dlg-b">
        {answer && !answer.ok ? (
          <p className="alert" role="alert">
            <Icon of={CircleAlert} />
            {[answer.toast.title, answer.toast.description].filter(Boolean).join(". ")}
          </p>
        ) : null}
        {children}
      </div>
      <div className="dlg-f">
        <ButtonLink to={returnTo} size="sm">
          Cancel
        </ButtonLink>
        <Button type="submit" variant="ink" size="sm" busy={busy}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}
