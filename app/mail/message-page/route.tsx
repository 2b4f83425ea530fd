import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { ArrowLeft, RotateCw } from "lucide-react";
import { requireStaff } from "../../auth/guard.server";
import { formatDateTime } from "../../platform/dates";
import { httpError, readForm } from "../../platform/http/form.server";
import { redirectWithToast } from "../../platform/http/toast.server";
import { Button, ButtonLink } from "../../ui/button";
import { Card, PageHead } from "../../ui/card";
import { adminTitle } from "../../ui/page-title";
import { MAIL_KIND_LABELS } from "../mail";
import { readMail, retryMail } from "../mails.server";
import { describeTransport } from "../transport.server";
import { DeliveryFacts } from "./delivery-facts";

export const meta = adminTitle("Mail");

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const mail = await readMail(db, params.mailId ?? "");
  if (!mail) throw httpError(404, "This mail is not here.");
  return {
    ...mail,
    written: formatDateTime(mail.createdAt),
    changed: formatDateTime(mail.updatedAt),
    sent: mail.sentAt === null ? null : formatDateTime(mail.sentAt),
    destination: describeTransport(context.env),
  };
}
export type Message = Awaited<ReturnType<typeof loader>>;

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const form = await readForm(request);
  if (form.get("intent") !== "retry") throw httpError(400, "This form asks for something unknown.");
  const mailId = params.mailId ?? "";
  const retry = await retryMail(db, mailId, context.clock());
  if (retry.kind === "sent-again") context.dispatch([retry.entry]);
  return redirectWithToast(
    request,
    `/admin/mail/${mailId}`,
    retry.kind === "sent-again"
      ? { title: "Mail queued again" }
      : { title: "Nothing to retry", description: "This mail is on its way or was sent.", destructive: true },
  );
}

export default function MessagePage() {
  const mail = useLoaderData<typeof loader>();
  const busy = useNavigation().state === "submitting";
  const actions = (
    <>
      <ButtonLink to="/admin/mail" size="sm" icon={ArrowLeft}>
        All mail
      </ButtonLink>
      {mail.state === "failed" ? (
        <Form method="post">
          <Button
            type="submit"
            name="intent"
            value="retry"
            variant="ink"
            size="sm"
            icon={RotateCw}
            busy={busy}
          >
            Retry
          </Button>
        </Form>
      ) : null}
    </>
  );
  return (
    <>
      <PageHead title={mail.subject || "(no subject)"} actions={actions}>
        {MAIL_KIND_LABELS[mail.kind]}
      </PageHead>
      <div className="g g84 items-start">
        <Contents mail={mail} />
        <DeliveryFacts mail={mail} />
      </div>
    </>
  );
}

function Contents({ mail }: { mail: Message }) {
  return (
    <div className="g">
      <Card title="Message">
        <iframe
          className="mail-frame"
          title="The message as HTML"
          sandbox=""
          srcDoc={mail.html}
          referrerPolicy="no-referrer"
        />
      </Card>
      <Card title="Text">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus to be scrolled by keyboard */}
        <pre className="mail-text" tabIndex={0}>
          {mail.text}
        </pre>
      </Card>
    </div>
  );
}
