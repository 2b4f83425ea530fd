import { parseWithZod } from "@conform-to/zod/v4";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { insertAudit } from "../../platform/db/audit.server";
import { type Db, isUniqueViolation, type Statement } from "../../platform/db/database.server";
import { requiredLine } from "../../platform/http/forms/form-fields";
import { redirectWithToast } from "../../platform/http/forms/toast.server";
import { newId } from "../../platform/ids";
import { hashPassword } from "../password/password.server";
import { newPasswordField } from "../password/password-rules.server";
import { FIRST_RUN_PATH } from "../paths";
import { readDevice } from "../sessions/devices.server";
import { readToken } from "../sessions/tokens.server";
import { FormRefused } from "../sign-in/refusal";
import { startSession } from "../sign-in/start-session.server";
import { type StaffRole, signInSchema } from "../staff";
import { profiles, users } from "../tables";
import { consumeInvite, readInvite } from "./invites.server";
import { consumeSetupLink } from "./setup.server";

type RequestContext = { request: Request; context: AppLoadContext };

const personSchema = z.object({
  token: z.string(),
  name: requiredLine(100, "Name"),
  password: newPasswordField,
});
const setupSchema = personSchema.extend({ email: signInSchema.shape.email });

export const INVITE_ENDED = "This invitation was used, revoked or has expired. Ask for a new one.";
export const SETUP_ENDED = "This set-up link was used or has expired, or there is an owner already.";

/** Accepts an invitation: makes the account and signs in. @throws FormRefused */
export async function acceptInvite(db: Db, sent: RequestContext, form: FormData): Promise<Response> {
  const { token, name, password } = parse(form, personSchema);
  const now = sent.context.clock();
  const invitation = await readInvite(db, token, now);
  if (!invitation) throw new FormRefused(410, { name, message: INVITE_ENDED });
  const { email, role } = invitation;
  const guard = consumeInvite(db, invitation, now);
  const person = { ...{ email, role, name, password }, action: "invite.accept" };
  const response = await makeAccount(db, sent, person, guard);
  if (!response) throw new FormRefused(410, { name, message: INVITE_ENDED });
  return response;
}

/** Makes the first owner by the set-up link and signs in. @throws FormRefused */
export async function setUpOwner(db: Db, sent: RequestContext, form: FormData): Promise<Response> {
  const { token, name, email, password } = parse(form, setupSchema);
  const now = sent.context.clock();
  const link = await readToken(db, "setup", token, now);
  if (!link) throw new FormRefused(410, { name, email, message: SETUP_ENDED });
  const person = { ...{ email, name, password }, role: "owner", action: "auth.setup" } as const;
  const response = await makeAccount(db, sent, person, consumeSetupLink(db, link, now));
  if (!response) throw new FormRefused(410, { name, email, message: SETUP_ENDED });
  return response;
}

function parse<Schema extends z.ZodType>(form: FormData, schema: Schema): z.output<Schema> {
  const submission = parseWithZod(form, { schema });
  if (submission.status === "success") return submission.value;
  const typed = (field: string) => String(form.get(field) ?? "");
  const refusal = { email: typed("email"), name: typed("name"), errors: submission.error ?? {} };
  throw new FormRefused(400, refusal);
}

type Person = { email: string; role: StaffRole; name: string; password: string; action: string };

/** Null if the link was used by another request. @throws FormRefused if the address has an account */
async function makeAccount(
  db: Db,
  sent: RequestContext,
  person: Person,
  guard: Statement,
): Promise<Response | null> {
  const { request, context } = sent;
  const now = context.clock();
  const at = now.toISOString();
  const { email, role, name, action } = person;
  const passwordHash = await hashPassword(person.password);
  const known = { hasDevices: false, knowsDevice: false, chosenZone: null };
  const account = { id: newId(), email, passwordHash, ...known };
  const actor = { id: account.id, label: email };
  const device = await readDevice(request);
  try {
    const headers = await startSession(db, sent, {
      ...{ account, device, by: "a new account", hasPassedFactor: false, guard },
      alongside: [
        db.insert(users).values({ id: account.id, email, role, passwordHash, createdAt: at, updatedAt: at }),
        db.insert(profiles).values({ userId: account.id, displayName: name, updatedAt: at }),
        insertAudit(db, { actor, action, entity: "user", entityId: account.id, after: { email, role } }, now),
      ],
    });
    const toast = { title: `Welcome, ${name}`, description: "Your account is ready." };
    // The page itself leads on if the company is known.
    const home = action === "auth.setup" ? FIRST_RUN_PATH : "/admin";
    return headers && redirectWithToast(request, home, toast, headers);
  } catch (error) {
    if (!isUniqueViolation(error, "users_email_idx")) throw error;
    throw new FormRefused(409, { name, message: "This address already has an account. Sign in with it." });
  }
}
