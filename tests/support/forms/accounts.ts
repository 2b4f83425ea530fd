import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { expect } from "../fixtures";
import type { FormCase, FormContext } from "../network-failure";
import { OWNER } from "../server";

const SECURITY = "auth/security/security-page/route.tsx";
const TEAM = "auth/team/team-page/route.tsx";
const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const AT = "2026-01-01T00:00:00.000Z";

/** Without factors, invitations or other people, the owner's session as after the sign-in. */
async function clean({ db }: Pick<FormContext, "db">): Promise<void> {
  for (const table of ["authenticators", "passkeys", "recovery_codes", "invites", "auth_tokens"])
    await db.write(`delete from ${table}`);
  await db.write(
    "delete from sessions where token_hash <> (select token_hash from sessions order by created_at desc limit 1)",
  );
  await db.write("delete from settings where key like 'auth.%'");
  await db.write("delete from users where email = 'tom@beaconry.example'");
}

async function openSecurity(context: FormContext, path = ""): Promise<void> {
  await context.page.goto(`/admin/settings/security${path}`);
}

const ofOwner = (columns: string) => `select ${columns} from users where email = '${OWNER.email}'`;
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const password = (page: Page) => page.getByRole("textbox", { name: "Password" });
const code = (page: Page) => page.getByRole("textbox", { name: "Code" });
/** A button alone has nothing typed to keep; it becomes 'Retry'. */
const isOnPage = (name: string) => (context: FormContext) =>
  expect(context.page.getByRole("heading", { name, exact: true }).first()).toBeVisible();
const alert = (page: Page) => page.getByRole("alertdialog");

async function addApp(context: FormContext, confirmedAt: string | null): Promise<void> {
  await clean(context);
  await context.db.write(
    `insert into authenticators (user_id, secret, confirmed_at, created_at) ${ofOwner("id, ?, ?, ?")}`,
    SECRET,
    confirmedAt,
    AT,
  );
}

async function addSession({ db }: FormContext): Promise<void> {
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const now = new Date().toISOString();
  await db.write(
    `insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at, user_agent)
      ${ofOwner("'other-1', id, ?, ?, ?, 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Safari/605.1'")}`,
    now,
    now,
    soon,
  );
}

const SECURITY_FORMS: FormCase[] = [
  {
    title: "the password, given again",
    form: `${SECURITY} confirm`,
    fill: async (context) => {
      await clean(context);
      await context.db.write(
        "update sessions set created_at = ?, confirmed_at = null",
        new Date(Date.now() - 3_600_000).toISOString(),
      );
      await openSecurity(context);
      await password(context.page).fill(OWNER.password);
    },
    send: ({ page }) => button(page, "Confirm").click(),
    failure: /Failed to confirm your password/,
    isKept: ({ page }) => expect(password(page)).toHaveValue(OWNER.password),
    retryIn: (page) => page.getByRole("region", { name: "Confirm your password" }),
    success: /Password confirmed/,
    written: "select count(*) from sessions where confirmed_at is not null",
  },
  {
    title: "the start of an authenticator app",
    form: `${SECURITY} app-start`,
    fill: async (context) => {
      await clean(context);
      await openSecurity(context);
    },
    send: ({ page }) => button(page, "Set Up App").click(),
    failure: /Failed to set up the authenticator app/,
    isKept: isOnPage("Second factor"),
    success: ({ page }) => expect(page.getByRole("dialog", { name: "Authenticator app" })).toBeVisible(),
    written: "select count(*) from authenticators",
  },
  {
    title: "the first code of an authenticator app",
    form: `${SECURITY} app-confirm`,
    fill: async (context) => {
      await addApp(context, null);
      await openSecurity(context, "?dialog=app");
      await code(context.page).fill(new TOTP({ secret: SECRET }).generate());
    },
    send: ({ page }) => button(page, "Add App").click(),
    failure: /Failed to set up the authenticator app/,
    isKept: ({ page }) => expect(code(page)).toHaveValue(/^\d{6}$/),
    retryIn: (page) => page.getByRole("dialog"),
    success: /Authenticator app added/,
    written: "select count(*) from authenticators where confirmed_at is not null",
  },
  {
    title: "an authenticator app that is removed",
    form: `${SECURITY} app-remove`,
    fill: async (context) => {
      await addApp(context, AT);
      await openSecurity(context, "?remove=app");
    },
    send: ({ page }) => alert(page).getByRole("button", { name: "Remove app" }).click(),
    failure: /Failed to remove the authenticator app/,
    isKept: ({ page }) => expect(alert(page)).toBeVisible(),
    retryIn: alert,
    success: /Authenticator app removed/,
    written: "select 1 - count(*) from authenticators",
  },
  {
    title: "a passkey that is removed",
    form: `${SECURITY} passkey-remove`,
    fill: async (context) => {
      await clean(context);
      await context.db.write(
        `insert into passkeys (id, user_id, name, public_key, counter, created_at) ${ofOwner("'key-1', id, 'Laptop', 'x', 0, ?")}`,
        AT,
      );
      await openSecurity(context, "?remove=key-1");
    },
    send: ({ page }) => alert(page).getByRole("button", { name: "Remove passkey" }).click(),
    failure: /Failed to remove the passkey/,
    isKept: ({ page }) => expect(alert(page)).toBeVisible(),
    retryIn: alert,
    success: /Passkey removed/,
    written: "select 1 - count(*) from passkeys",
  },
  {
    title: "a session of another browser that is ended",
    form: `${SECURITY} session-end`,
    fill: async (context) => {
      await clean(context);
      await addSession(context);
      await openSecurity(context);
    },
    send: ({ page }) => button(page, /^End the session/).click(),
    failure: /Failed to end the session/,
    isKept: isOnPage("Sessions"),
    success: /Session ended/,
    written: "select 1 - count(*) from sessions where token_hash = 'other-1'",
  },
  {
    title: "all other sessions that are ended",
    form: `${SECURITY} sessions-end-others`,
    fill: async (context) => {
      await clean(context);
      await addSession(context);
      await openSecurity(context);
    },
    send: ({ page }) => button(page, "End All Others").click(),
    failure: /Failed to end the other sessions/,
    isKept: isOnPage("Sessions"),
    success: /Other sessions ended/,
    written: "select count(*) from sessions",
  },
  {
    title: "new recovery codes",
    form: "auth/factors/codes-page/route.tsx",
    fill: async (context) => {
      await addApp(context, AT);
      await openSecurity(context, "/codes");
    },
    send: ({ page }) => button(page, "Make Codes").click(),
    failure: /Failed to make recovery codes/,
    isKept: isOnPage("Recovery codes"),
    retryIn: (page) => page.getByRole("region", { name: "Recovery codes" }),
    success: ({ page }) => expect(page.getByRole("list", { name: "Your recovery codes" })).toBeVisible(),
    written: "select count(*) > 0 from recovery_codes",
  },
];

/** The team's page with another member of the staff. */
async function openTeam(context: FormContext, { disabledAt = null as string | null, path = "" } = {}) {
  await clean(context);
  await context.db.write(
    "insert into users (id, email, password_hash, role, disabled_at, created_at, updated_at) values ('tom', 'tom@beaconry.example', 'x', 'staff', ?, ?, ?)",
    disabledAt,
    AT,
    AT,
  );
  await context.page.goto(`/admin/settings/team${path}`);
}

async function openInvitations(context: FormContext): Promise<void> {
  await clean(context);
  await context.db.write("delete from mails where kind = 'account'");
  await context.db.write(
    "insert into invites (id, email, role, token_hash, created_at, expires_at) values ('invite-1', 'ana@beaconry.example', 'staff', 'x', ?, ?)",
    AT,
    new Date(Date.now() + 86_400_000).toISOString(),
  );
  await context.page.goto("/admin/settings/team");
}

const TEAM_FORMS: FormCase[] = [
  {
    title: "an invitation",
    form: `${TEAM} invite`,
    fill: async (context) => {
      await clean(context);
      await context.page.goto("/admin/settings/team");
      await context.page.getByLabel("Email").fill("ana@beaconry.example");
    },
    send: ({ page }) => button(page, "Send Invitation").click(),
    failure: /Failed to send the invitation/,
    isKept: ({ page }) => expect(page.getByLabel("Email")).toHaveValue("ana@beaconry.example"),
    retryIn: (page) => page.getByRole("region", { name: "Invite somebody" }),
    success: /Invitation sent/,
    written: "select count(*) from invites where email = 'ana@beaconry.example'",
  },
  {
    title: "an invitation that is sent again",
    form: `${TEAM} resend`,
    fill: openInvitations,
    send: ({ page }) => button(page, /^Send the invitation of/).click(),
    failure: /Failed to send the invitation again/,
    isKept: isOnPage("Invitations"),
    success: /Invitation sent again/,
    written: "select count(*) from mails where kind = 'account'",
  },
  {
    title: "an invitation that is revoked",
    form: `${TEAM} revoke`,
    fill: openInvitations,
    send: ({ page }) => button(page, /^Revoke the invitation/).click(),
    failure: /Failed to revoke the invitation/,
    isKept: isOnPage("Invitations"),
    success: /Invitation revoked/,
    written: "select 1 - count(*) from invites",
  },
  {
    title: "a role",
    form: `${TEAM} role`,
    fill: (context) => openTeam(context),
    send: ({ page }) => button(page, "Make tom@beaconry.example owner").click(),
    failure: /Failed to change the role/,
    isKept: isOnPage("Team"),
    success: /Role changed/,
    written: "select count(*) from users where id = 'tom' and role = 'owner'",
  },
  {
    title: "an account that is disabled",
    form: `${TEAM} disable`,
    fill: (context) => openTeam(context, { path: "?disable=tom" }),
    send: ({ page }) => alert(page).getByRole("button", { name: "Disable account" }).click(),
    failure: /Failed to disable the account/,
    isKept: ({ page }) => expect(alert(page)).toBeVisible(),
    retryIn: alert,
    success: /Account disabled/,
    written: "select count(*) from users where id = 'tom' and disabled_at is not null",
  },
  {
    title: "a second factor that an owner removes",
    form: `${TEAM} remove-factors`,
    fill: async (context) => {
      await openTeam(context);
      await context.db.write(
        "insert into passkeys (id, user_id, name, public_key, counter, created_at) values ('key-tom', 'tom', 'Phone', 'x', 0, ?)",
        AT,
      );
      await context.page.goto("/admin/settings/team?remove-factors=tom");
    },
    send: ({ page }) => alert(page).getByRole("button", { name: "Remove second factor" }).click(),
    failure: /Failed to remove the second factor/,
    isKept: ({ page }) => expect(alert(page)).toBeVisible(),
    retryIn: alert,
    success: /Second factor removed/,
    written:
      "select count(*) from audit_log where action = 'user.remove-factors' and not exists (select 1 from passkeys where user_id = 'tom')",
  },
  {
    title: "an account that is enabled",
    form: `${TEAM} enable`,
    fill: (context) => openTeam(context, { disabledAt: AT }),
    send: ({ page }) => button(page, "Enable tom@beaconry.example").click(),
    failure: /Failed to enable the account/,
    isKept: isOnPage("Team"),
    success: /Account enabled/,
    written: "select count(*) from users where id = 'tom' and disabled_at is null",
  },
];

export const ACCOUNT_FORMS = [...SECURITY_FORMS, ...TEAM_FORMS];
