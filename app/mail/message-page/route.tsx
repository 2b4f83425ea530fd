import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PenLine, RotateCw } from "lucide-react";
import { z } from "zod";
import { requireStaff, requireStaffForm } from "../../auth/guard.server";
import { emailPath, leadPath } from "../../crm/paths";
import { makeChange, requireInput } from "../../platform/http/forms/action-result.server";
import { httpError } from "../../platform/http/forms/form.server";
import { requireRetried } from "../../platform/jobs/failed-jobs.server";
import { PageHead } from "../../ui/card";
import { ActionButton } from "../../ui/forms/action-form";
import { ButtonLink } from "../../ui/forms/button";
import { adminTitle } from "../../ui/page-title";
import { MAIL_KIND_LABELS } from "../mail";
import { retryMail } from "../mails.server";
import { MailStateBadge } from "../state-badge";
import { About, Delivery } from "./facts";
import { LetterHead } from "./letter-head";
import { loadMessage, type Message } from "./load.server";
import { OtherMails } from "./other-mails";

export const meta = adminTitle("Email");

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  const mail = await loadMessage(db, params.mailId ?? "", context, staff.timeZone);
  if (!mail) throw httpError(404, "This email isn’t here.");
  return mail;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  requireInput(sent.form, z.object({ intent: z.literal("retry") }));
  const mailId = params.mailId ?? "";
  return makeChange(sent, {
    failure: RETRY_FAILURE,
    backTo: `/admin/mail/${mailId}`,
    change: async () => {
      context.dispatch([requireRetried(await retryMail(sent.db, { id: mailId }, sent.now))]);
      return { toast: { title: "Email queued again" } };
    },
  });
}

const RETRY_FAILURE = { title: "Nothing to retry" };

export default function MessagePage() {
  const mail = useLoaderData<typeof loader>();
  const actions = (
    <>
      {mail.lead ? <ToLead {...mail} /> : null}
      {mail.state === "failed" ? (
        <ActionButton
          failure={RETRY_FAILURE}
          fields={{ intent: "retry" }}
          variant="ink"
          size="sm"
          icon={RotateCw}
        >
          Retry
        </ActionButton>
      ) : null}
    </>
  );
  return (
    <>
      <PageHead
        title={mail.subject || "(no subject)"}
        back={{ to: "/admin/mail", label: "All email" }}
        actions={actions}
      >
        <span className="mr-2">{MAIL_KIND_LABELS[mail.kind]}</span>
        <MailStateBadge state={mail.state} label={mail.label} />
      </PageHead>
      <div className="grid items-start gap-5 *:min-w-0 min-[72rem]:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <div className="grid gap-5 *:min-w-0">
          <Contents mail={mail} />
          <OtherMails mail={mail} />
        </div>
        <div className="grid gap-5 *:min-w-0">
          <Delivery mail={mail} />
          <About mail={mail} />
        </div>
      </div>
    </>
  );
}

/** What somebody wrote to a lead is followed by the next mail to it; other mails are about it. */
function ToLead({ kind, leadId, state }: Message) {
  if (leadId === null) return null;
  return kind === "crm" ? (
    <ButtonLink
      to={emailPath(leadId)}
      size="sm"
      variant={state === "failed" ? "outline" : "ink"}
      icon={PenLine}
    >
      Email again
    </ButtonLink>
  ) : (
    <ButtonLink to={leadPath(leadId)} size="sm">
      Open lead
    </ButtonLink>
  );
}

const CONFIDENTIAL =
  "The text of this email is not shown: emails to staff can hold a link for their recipient alone.";

/** What its recipient sees, below whom it is from and to. */
function Contents({ mail }: { mail: Message }) {
  return (
    <section className="card overflow-clip" aria-label="Message">
      <LetterHead mail={mail} />
      {mail.text === null ? <p className="px-6 py-4 text-ink-2">{CONFIDENTIAL}</p> : <Letter {...mail} />}
    </section>
  );
}

function Letter({ id, text, frame }: Message) {
  return (
    <>
      {/* A mail brings its own light document, whatever the theme. */}
      <iframe
        className="block w-full bg-[#fff] scheme-light"
        style={frame}
        title="The message as HTML"
        sandbox=""
        src={`/admin/mail/${id}/body`}
        referrerPolicy="no-referrer"
      />
      <details className="border-t border-line px-6 py-3 text-sm">
        <summary className="text-ink-2">Plain-text version</summary>
        <pre className="mt-2 font-sans whitespace-pre-wrap wrap-anywhere">{text}</pre>
      </details>
    </>
  );
}
