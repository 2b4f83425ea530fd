import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { changeSetting } from "../../platform/db/settings.server";
import {
  type ActionContext,
  isDocumentRequest,
  makeChange,
  parseForm,
  requireInput,
  submissionId,
} from "../../platform/http/forms/action-result.server";
import type { Toast } from "../../platform/http/forms/toast";
import { FACTOR_REQUIRED } from "../factors/recovery-codes.server";
import { TEAM_PATH } from "../paths";
import type { SignedInStaff } from "../staff";
import { makeInviteLink, resendInvite, revokeInvite, sendInvite } from "./invites.server";
import { TEAM_FAILURES } from "./team";
import { changeRole, disableAccount, enableAccount, removeFactors } from "./team.server";
import { inviteSchema, type TeamInput, teamSchema } from "./team-schema";

type FormContext = ActionContext & { staff: SignedInStaff; context: AppLoadContext };

/** Handles the forms of the team's page. The caller has checked that the person may. */
export function changeTeam(sent: FormContext) {
  if (sent.form.get("intent") === "invite") return invite(sent);
  const input = requireInput(sent.form, teamSchema);
  if (input.intent === "link") return newLink(sent, input.id);
  return makeChange(sent, {
    failure: TEAM_FAILURES[input.intent],
    backTo: TEAM_PATH,
    onOwnPage: true,
    change: async () => ({ toast: await apply(sent, input), to: TEAM_PATH }),
  });
}

function invite(sent: FormContext) {
  const { input, invalid } = parseForm(sent.form, inviteSchema);
  if (invalid) return invalid;
  const { db, context } = sent;
  return makeChange(sent, {
    failure: TEAM_FAILURES.invite,
    backTo: TEAM_PATH,
    onOwnPage: true,
    change: async () => {
      context.dispatch(await sendInvite(db, { id: submissionId(sent.form), ...input }, sent));
      // No redirect: the form would keep the address.
      return { toast: sentToast(context, "Invitation sent", input.email) };
    },
  });
}

/** Shows the link once: in the answer, and to a browser without scripts in the toast of the page. */
function newLink(sent: FormContext, id: string) {
  const { db, request } = sent;
  return makeChange(sent, {
    failure: TEAM_FAILURES.link,
    backTo: TEAM_PATH,
    onOwnPage: true,
    change: async () => {
      const link = await makeInviteLink(db, id, sent);
      const toast = { title: "New link made" };
      return isDocumentRequest(request)
        ? { toast: { ...toast, description: link } }
        : { toast, data: { link } };
    },
  });
}

/** Without a mail server, nobody gets the link by mail. */
function sentToast({ env }: AppLoadContext, title: string, description?: string): Toast {
  if (env.MAIL_TRANSPORT !== "outbox") return { title, description };
  return {
    title: "Invitation stored, not sent",
    description: "No email server is set up. Make a new link below, and send it yourself.",
  };
}

async function apply(sent: FormContext, input: Exclude<TeamInput, { intent: "link" }>): Promise<Toast> {
  const { db, actor, now, context, form } = sent;
  switch (input.intent) {
    case "resend":
      context.dispatch(await resendInvite(db, { id: input.id, mailId: submissionId(form) }, sent));
      return sentToast(context, "Invitation sent again");
    case "revoke":
      await revokeInvite(db, input.id, sent);
      return { title: "Invitation revoked" };
    case "role":
      await changeRole(db, { userId: input.id, role: input.role, actor }, now);
      return { title: "Role changed" };
    case "disable":
      await disableAccount(db, { userId: input.id, actor }, now);
      return { title: "Account disabled" };
    case "enable":
      await enableAccount(db, { userId: input.id, actor }, now);
      return { title: "Account enabled" };
    case "remove-factors":
      context.dispatch(await removeFactors(db, { userId: input.id, actor }, context));
      return { title: "Second factor removed" };
    case "require-factor":
      await requireFactor(sent, input.value === "true");
      return {
        title:
          input.value === "true" ? "A second factor is required" : "A second factor is up to each person",
      };
  }
}

async function requireFactor({ db, actor, now }: FormContext, isRequired: boolean): Promise<void> {
  const setting = { key: FACTOR_REQUIRED, schema: z.boolean(), fallback: false };
  const audited = (value: boolean) => ({ value });
  const change = { edit: () => isRequired, actor, action: "auth.require-factor", audited };
  await changeSetting(db, setting, change, now);
}
