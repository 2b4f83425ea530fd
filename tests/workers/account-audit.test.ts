import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newSetupLink } from "../../app/auth/team/setup.server";
import {
  addApp,
  askForReset,
  codeOf,
  enterCode,
  mailedToken,
  makeCodes,
  NEW_PASSWORD,
  SECURITY,
  setClock,
  signedInBrowser,
  signIn,
  signOut,
  startAccounts,
  TEAM,
} from "../support/accounts";
import { openSiteBrowser, type SiteBrowser } from "../support/site-browser";
import { addPasskey, askForChallenge, assertion } from "../support/software-authenticator";
import { database, PASSWORD, staffMember } from "../support/staff";
import { rows, SITE_URL } from "../support/workers-env";

const OWNER = "owner@beaconry.example";
const LENA = "lena@beaconry.example";
const ANA = "ana@beaconry.example";

let owner: SiteBrowser;
let ownId: string;
let lenaId: string;
beforeEach(async () => {
  await startAccounts();
  ownId = (await staffMember(OWNER)).id;
  lenaId = (await staffMember(LENA, "staff")).id;
  owner = await signedInBrowser(OWNER);
});
afterEach(() => vi.useRealTimers());

/** The audit's rows of an action: who did what to what. */
async function audited(action: string) {
  const found = await rows(
    "select actor_id, actor_label, entity, entity_id, before, after from audit_log where action = ? order by rowid",
    action,
  );
  return found.map(({ actor_id, actor_label, entity, entity_id, before, after }) => ({
    ...{ by: actor_id, label: actor_label, entity, id: entity_id },
    ...(before === null ? {} : { before: JSON.parse(String(before)) }),
    ...(after === null ? {} : { after: JSON.parse(String(after)) }),
  }));
}
const byOwner = () => ({ by: ownId, label: OWNER });
const byLena = () => ({ by: lenaId, label: LENA, entity: "user", id: lenaId });

test("the audit tells who invited whom, again, took it back, and who accepted", async () => {
  await owner.post(TEAM, { intent: "invite", email: ANA, role: "staff" });
  const [first] = await rows("select id from invites");
  await owner.post(TEAM, { intent: "resend", id: String(first?.id) });
  await owner.post(TEAM, { intent: "revoke", id: String(first?.id) });
  const expected = {
    ...byOwner(),
    ...{ entity: "invite", id: first?.id, after: { email: ANA, role: "staff" } },
  };
  for (const action of ["invite.send", "invite.resend", "invite.revoke"]) {
    expect(await audited(action), action).toEqual([expected]);
  }
  await owner.post(TEAM, { intent: "invite", email: ANA, role: "staff" });
  const token = await mailedToken(ANA);
  await openSiteBrowser().post("/auth/invite", { token, name: "Ana Ruiz", password: NEW_PASSWORD });
  const [ana] = await rows("select id from users where email = ?", ANA);
  expect(await audited("invite.accept")).toEqual([
    { by: ana?.id, label: ANA, entity: "user", id: ana?.id, after: { email: ANA, role: "staff" } },
  ]);
  expect(await audited("auth.sign-in")).toContainEqual(
    expect.objectContaining({ by: ana?.id, after: expect.objectContaining({ by: "a new account" }) }),
  );
});

test("the audit tells of every change of a colleague's account, and who made it", async () => {
  await addApp(await signedInBrowser(LENA));
  const changes: Record<string, string>[] = [
    { intent: "role", role: "owner" },
    { intent: "role", role: "staff" },
    { intent: "remove-factors" },
    { intent: "disable" },
    { intent: "enable" },
  ];
  for (const change of changes) await owner.post(TEAM, { ...change, id: lenaId });
  const about = { ...byOwner(), entity: "user", id: lenaId };
  expect(await audited("user.role")).toEqual([
    { ...about, before: { role: "staff" }, after: { role: "owner" } },
    { ...about, before: { role: "owner" }, after: { role: "staff" } },
  ]);
  for (const action of ["user.remove-factors", "user.disable", "user.enable"]) {
    expect(await audited(action), action).toEqual([about]);
  }
});

test("what changes nothing leaves no row in the audit", async () => {
  const changes: Record<string, string>[] = [
    { intent: "role", role: "staff" },
    { intent: "remove-factors" },
    { intent: "enable" },
  ];
  for (const change of changes) await owner.post(TEAM, { ...change, id: lenaId });
  expect(await rows("select action from audit_log where action like 'user.%'")).toEqual([]);
});

test("the audit tells who requires a second factor, and from when on", async () => {
  await addApp(owner);
  for (const value of ["true", "false"]) await owner.post(TEAM, { intent: "require-factor", value });
  const about = { ...byOwner(), entity: "settings", id: "auth.factor-required" };
  expect(await audited("auth.require-factor")).toEqual([
    { ...about, before: { value: false }, after: { value: true } },
    { ...about, before: { value: true }, after: { value: false } },
  ]);
});

test("the audit tells that a reset link was asked for, by nobody known, and that it was used", async () => {
  const token = await askForReset(openSiteBrowser({ country: "CA" }), LENA);
  await openSiteBrowser().post("/auth/reset", { email: "nobody@beaconry.example" });
  await openSiteBrowser().post("/auth/reset", { token, password: NEW_PASSWORD });
  const asked = { by: null, label: "Sign-in", entity: "user", id: lenaId };
  expect(await audited("auth.reset-asked")).toEqual([{ ...asked, after: { country: "CA", region: null } }]);
  expect(await audited("user.password-reset")).toEqual([byLena()]);
});

test("the audit tells of a new password in the settings", async () => {
  const fields = { intent: "password", current_password: PASSWORD };
  const words = { new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
  await (await signedInBrowser(LENA)).post("/admin/settings?index", { ...fields, ...words });
  expect(await audited("user.password")).toEqual([byLena()]);
});

test("the audit tells of every factor that was added and removed", async () => {
  const lena = await signedInBrowser(LENA);
  await addApp(lena);
  const { id } = await addPasskey(lena);
  await makeCodes(lena);
  await lena.post(SECURITY, { intent: "passkey-remove", id });
  await lena.post(SECURITY, { intent: "app-remove" });
  const actions = ["app-add", "passkey-add", "codes", "passkey-remove", "app-remove"];
  for (const action of actions) expect(await audited(`factor.${action}`), action).toEqual([byLena()]);
});

test("the audit tells how each sign-in was made", async () => {
  const lena = await signedInBrowser(LENA);
  const secret = await addApp(lena);
  const passkey = await addPasskey(lena);
  const [code = ""] = await makeCodes(lena);
  setClock(300);
  for (const given of [codeOf(secret), code]) {
    const browser = openSiteBrowser();
    await signIn(browser, LENA);
    await enterCode(browser, given);
  }
  for (const path of ["/auth/factor", "/auth"]) {
    const browser = openSiteBrowser();
    if (path === "/auth/factor") await signIn(browser, LENA);
    const sent = await assertion(passkey, await askForChallenge(browser, "sign-in"));
    await browser.post(path, { passkey: sent });
  }
  const signIns = (await audited("auth.sign-in")).filter(({ by }) => by === lenaId);
  expect(signIns).toEqual(
    ["password", "password and code", "password and recovery code", "password and passkey", "passkey"].map(
      (by) => ({ ...byLena(), after: expect.objectContaining({ by, newDevice: true }) }),
    ),
  );
});

test("the audit tells why a sign-in was refused, at whichever step, and of whose account", async () => {
  const secret = await addApp(await signedInBrowser(LENA));
  const browser = openSiteBrowser();
  await signIn(browser, LENA, "x".repeat(129));
  await signIn(browser, LENA);
  await enterCode(browser, "000000");
  await enterCode(browser, codeOf(secret));
  const refused = await audited("auth.refused");
  expect(refused).toMatchObject(
    ["wrong email or password", "wrong code", "used or wrong code"].map((why) => ({
      ...{ by: null, label: "Sign-in", entity: "user", id: lenaId, after: { why } },
    })),
  );
});

test("of many refused sign-ins from one place the audit keeps three an hour", async () => {
  for (let tries = 0; tries < 5; tries += 1) await signIn(openSiteBrowser(), LENA, "x".repeat(129));
  expect(await audited("auth.refused")).toHaveLength(3);
});

test("the audit tells of sessions that were ended, and of sign-outs", async () => {
  const lena = await signedInBrowser(LENA);
  await signedInBrowser(LENA);
  const [other] = await rows(
    "select token_hash id from sessions where user_id = ? order by rowid desc",
    lenaId,
  );
  await lena.post(SECURITY, { intent: "session-end", id: String(other?.id) });
  await signedInBrowser(LENA);
  await lena.post(SECURITY, { intent: "sessions-end-others" });
  await lena.post(SECURITY, { intent: "sessions-end-others" });
  await signOut(lena);
  for (const action of ["auth.session-end", "auth.sessions-end", "auth.sign-out"]) {
    expect(await audited(action), action).toEqual([byLena()]);
  }
});

test("the audit tells who set the product up", async () => {
  await rows("update users set role = 'staff'");
  const token = new URL((await newSetupLink(database(), SITE_URL, new Date())) ?? "").searchParams.get(
    "token",
  );
  const fields = { token: token ?? "", name: "Ana Ruiz", email: ANA, password: NEW_PASSWORD };
  await openSiteBrowser().post("/auth/setup", fields);
  const [ana] = await rows("select id from users where email = ?", ANA);
  const about = { by: ana?.id, label: ANA, entity: "user", id: ana?.id };
  expect(await audited("auth.setup")).toEqual([{ ...about, after: { email: ANA, role: "owner" } }]);
});
