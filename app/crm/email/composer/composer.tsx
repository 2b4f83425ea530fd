import { Link, useFetcher, useNavigate } from "@remix-run/react";
import { RotateCw, Send } from "lucide-react";
import { type ChangeEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { MailStateBadge } from "../../../mail/state-badge";
import { ActionForm, SubmitButton } from "../../../ui/forms/action-form";
import { Button, ButtonLink } from "../../../ui/forms/button";
import { Dialog, DialogBody, DialogFooter } from "../../../ui/overlays/dialog";
import { useToast } from "../../../ui/overlays/toast";
import { useHydrated } from "../../../ui/use-browser-state";
import { emailPath } from "../../paths";
import type { EmailText } from "../email";
import { type Delivery, deliveryToast, MISSING_EMAIL_PARTS } from "../email-delivery";
import { type Composition, EmailFields } from "./email-fields";
import { Templates } from "./templates";
import { useDelivery } from "./use-delivery";
import { type DraftState, readUnsavedDraft, useDraft } from "./use-draft";

type ComposerProps = {
  lead: { id: string; name: string; businessEmail: string };
  closeTo: string;
};

type Typing = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

const BLANK: EmailText = { subject: "", body: "" };

/** Writes an email to a lead, in a dialog opened by a URL. */
export function Composer({ lead, closeTo }: ComposerProps) {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const { text, write, isTouched, values, unwanted } = useText(lead.id, form);
  const onSent = () => navigate(closeTo, { preventScrollReset: true });
  const { sending, delivery, isSending, retry } = useDelivery({ leadId: lead.id, name: lead.name, onSent });
  const draft = useDraft(lead.id, text, isTouched && !isSending && delivery === null);
  const isBlank = text.subject.trim() === "" || text.body.trim() === "";
  const controlled = (name: keyof EmailText) => ({
    value: text[name],
    errors: sending.result?.fieldErrors[name],
    onChange: (event: Typing) => write({ ...text, [name]: event.target.value }),
  });
  const sendByKeys = useSendByKeys(isBlank || isSending, isBlank);
  return (
    <Dialog wide title="Send email" closeTo={closeTo}>
      <ActionForm of={sending} ref={form} noValidate onKeyDown={sendByKeys}>
        <input type="hidden" name="intent" value="send" />
        <DialogBody>
          <Templates leadId={lead.id} values={values} text={text} onChoose={write} />
          <EmailFields
            to={{ name: lead.name, address: lead.businessEmail, unwanted }}
            values={values}
            subject={{ autoFocus: true, ...controlled("subject") }}
            body={controlled("body")}
          />
          <DeliveryNote delivery={delivery} name={lead.name} onRetry={retry} />
        </DialogBody>
        <DialogFooter>
          <DraftNote {...draft} />
          <ButtonLink to={closeTo} size="sm" preventScrollReset>
            {delivery ? "Close" : "Cancel"}
          </ButtonLink>
          <SubmitButton
            of={{ ...sending, isBusy: isSending }}
            variant="ink"
            size="sm"
            icon={Send}
            busyLabel="Sending..."
            disabled={isHydrated && (isBlank || isSending)}
          >
            Send
          </SubmitButton>
        </DialogFooter>
      </ActionForm>
    </Dialog>
  );
}

/**
 * The email's text. Starts with what could not be saved, or the saved draft, unless the user typed before
 * hydration.
 */
function useText(leadId: string, form: RefObject<HTMLFormElement>) {
  const { load, data } = useFetcher<Composition>();
  const [text, setText] = useState(() => readUnsavedDraft(leadId) ?? BLANK);
  const [isTouched, setIsTouched] = useState(text !== BLANK);
  const kept = data?.draft;
  useEffect(() => {
    load(emailPath(leadId));
  }, [load, leadId]);
  useEffect(() => {
    const typed = form.current ? textOf(new FormData(form.current)) : BLANK;
    if (typed.subject === "" && typed.body === "") return;
    setIsTouched(true);
    setText(typed);
  }, [form]);
  useEffect(() => {
    if (kept && !isTouched) setText(kept);
  }, [kept, isTouched]);
  return {
    text,
    isTouched,
    values: data?.values ?? null,
    unwanted: data?.unwanted,
    write: (next: EmailText) => {
      setIsTouched(true);
      setText(next);
    },
  };
}

function textOf(fields: FormData): EmailText {
  return { subject: String(fields.get("subject") ?? ""), body: String(fields.get("body") ?? "") };
}

/** Ctrl+Enter and Cmd+Enter submit the form, under the same conditions as the button. */
function useSendByKeys(isOff: boolean, isBlank: boolean) {
  const showToast = useToast();
  return (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (isBlank) showToast(MISSING_EMAIL_PARTS);
    if (!isOff) event.currentTarget.requestSubmit();
  };
}

const TEXTS = {
  none: "",
  typing: "",
  saving: "Saving draft...",
  saved: "Draft saved",
  failed: "The draft could not be saved",
} as const satisfies Record<DraftState, string>;

function DraftNote({ state, save }: { state: DraftState; save: () => void }) {
  return (
    <span className="mr-auto flex items-center gap-2">
      <span className="text-sm text-ink-3" role="status">
        {TEXTS[state]}
      </span>
      {state === "failed" ? (
        <Button size="sm" variant="ghost" onClick={() => save()}>
          Try again
        </Button>
      ) : null}
    </span>
  );
}

type DeliveryNoteProps = { delivery: Delivery | null; name: string; onRetry: () => void };

/** The message's delivery state, with a retry button after a permanent failure. */
function DeliveryNote({ delivery, name, onRetry }: DeliveryNoteProps) {
  if (!delivery) return null;
  const { title, description } = deliveryToast(delivery, name);
  return (
    <section
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line bg-sunk px-[0.9rem] py-[0.7rem] text-sm"
      aria-label="Delivery"
    >
      <MailStateBadge state={delivery.state} />
      <p className="flex-[1_16rem] wrap-anywhere">
        <strong>{title}</strong> {description}{" "}
        <Link className="underline" to={`/admin/mail/${delivery.mailId}`}>
          Open the message
        </Link>
      </p>
      {delivery.state === "failed" ? (
        <Button size="sm" icon={RotateCw} onClick={onRetry}>
          Retry
        </Button>
      ) : null}
    </section>
  );
}
