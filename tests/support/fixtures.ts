import { type BrowserContext, test as base, expect } from "@playwright/test";
import type { StaffRole } from "../../app/auth/staff";
import { newId, randomToken, sha256 } from "../../app/platform/ids";
import { openDatabase, type TestDatabase } from "./database";
import { waitForScripts } from "./hydration";
import { OWNER, type Server, type ServerOptions, startServer } from "./server";
import { startSmtpInbox } from "./smtp-inbox";

export { expect, OWNER };

type WorkerFixtures = {
  /** Set with `test.use({ serverOptions: { … } })`; each set of options gets its own server. */
  serverOptions: Partial<ServerOptions>;
  /** A real SMTP server on loopback; the site uses it with `settings: SMTP`. */
  smtp: Awaited<ReturnType<typeof startSmtpInbox>>;
  server: Server;
  db: TestDatabase;
};

type TestFixtures = {
  /** Signs the browser in by inserting a session row: as the owner, or as a new member with that role. */
  login: (role?: StaffRole) => Promise<void>;
  /** Allows a console message that the test expects, such as a 404. */
  allowConsole: (pattern: RegExp) => void;
};

/** Remix logs this when the visitor navigates away during a response. */
const OVERTAKEN = /^error: AbortError: signal is aborted without reason/;

/** Add to `serverOptions.settings`: mail goes to the loopback SMTP server. */
export const SMTP = { MAIL_TRANSPORT: "smtp", SMTP_HOST: "127.0.0.1", SMTP_SECURITY: "none" };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverOptions: [{}, { scope: "worker", option: true }],

  smtp: [
    async ({}, use) => {
      const inbox = await startSmtpInbox();
      await use(inbox);
      await inbox.close();
    },
    { scope: "worker" },
  ],

  server: [
    async ({ serverOptions, smtp }, use) => {
      const settings = { SMTP_PORT: String(smtp.port), RETRY_BASE_SECONDS: "0.1", ...serverOptions.settings };
      const server = await startServer({ demo: false, ...serverOptions, settings });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],

  db: [
    async ({ server }, use) => {
      const db = openDatabase(server);
      await use(db);
      db.close();
    },
    { scope: "worker" },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForScripts(page);
    // A page that is used again has the pointer where the test before left it, which may hover a menu of this one.
    await page.mouse.move(-1, -1);
    await use(page);
  },

  login: async ({ context, server, db }, use) => {
    await use(async (role = "owner") => signIn(context, server.url, db, role));
  },

  allowConsole: [
    async ({ context, server, db, smtp }, use, testInfo) => {
      const problems: string[] = [];
      const allowed = [OVERTAKEN];
      watch(context, server.url, (problem) => problems.push(problem));
      smtp.mails.length = 0;
      await db.write("delete from rate_limits");
      // A company that is set up, as after a first run, also where another file has emptied the settings.
      await db.write(
        "insert or ignore into settings (key, value, updated_at) values ('company', '{}', ?)",
        new Date().toISOString(),
      );
      const printed = server.output.length;
      await use((pattern) => void allowed.push(pattern));
      if (testInfo.status !== testInfo.expectedStatus) {
        // Browser failures often start on the server.
        await testInfo.attach("server output", { body: server.output.slice(printed).join("\n") });
      }
      const unexpected = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
      expect(unexpected, "console messages, page errors and requests to other hosts").toEqual([]);
    },
    { auto: true },
  ],
});

/** Reports console errors and warnings, page errors, and requests to other hosts. */
function watch(context: BrowserContext, url: string, report: (problem: string) => void): void {
  context.on("console", (message) => {
    const isComplaint = message.type() === "error" || message.type() === "warning";
    if (isComplaint) report(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (event) => report(`page error: ${event.error().stack ?? event.error().message}`));
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== url) report(`request to ${request.url()}`);
  });
}

async function signIn(
  context: BrowserContext,
  url: string,
  db: TestDatabase,
  role: StaffRole,
): Promise<void> {
  const userId = role === "owner" ? ownerId(db) : await createStaff(db);
  const token = randomToken();
  const now = new Date();
  await db.write(
    "insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at) values (?, ?, ?, ?, ?)",
    await sha256(token),
    userId,
    now.toISOString(),
    now.toISOString(),
    new Date(now.getTime() + 86_400_000).toISOString(),
  );
  await context.addCookies([
    { name: "beaconry_session", value: token, url, httpOnly: true, sameSite: "Lax" },
  ]);
}

function ownerId(db: TestDatabase): string {
  const row = db.get("select id from users where email = ?", OWNER.email);
  if (typeof row?.id !== "string") throw new Error("The owner is missing");
  return row.id;
}

async function createStaff(db: TestDatabase): Promise<string> {
  const id = newId();
  const at = new Date().toISOString();
  await db.write(
    "insert into users (id, email, password_hash, role, created_at, updated_at) values (?, ?, 'none', 'staff', ?, ?)",
    id,
    `staff-${id}@beaconry.example`,
    at,
    at,
  );
  return id;
}
