import { TOTP } from "otpauth";
import { signId } from "../../../app/platform/signed-link.server";
import { form, forms } from "./form";
import { demoTimes, IDS, INVITE_TOKEN, LINK_KEY, OWNER, PASSWORD, TOKENS, TOTP_SECRET } from "./people";

const NEW_PASSWORD = "a-quiet-harbor-9";
const CONTACT = {
  ...{ firstName: "Dana", lastName: "Reyes", businessEmail: "dana@harborauto.example" },
  ...{ phoneNumber: "(414) 555-0177", companyName: "Harbor Auto", page: "/", elapsedMs: "20000" },
  projectDescription: "Three rooftops, most calls come from one of them.",
};
const booking = `/booking/${await signId(LINK_KEY, IDS.demo)}`;
const unsubscribe = `/unsubscribe/${await signId(LINK_KEY, IDS.mail, "unsubscribe ")}`;

/** Every form of visitors and of the sign-in, valid for the records of `seedFormSweep`. */
export const PUBLIC_FORMS = [
  form("marketing/contact/contact.route", "/contact", CONTACT),
  form("marketing/contact/send.route", "/contact/send", CONTACT),
  form("marketing/book-now-page/route", "/book-now", () => ({
    ...{ name: "Dana Reyes", email: "dana@harborauto.example", company: "Harbor Auto" },
    ...{ zone: "America/New_York", start: demoTimes().free, elapsedMs: "20000" },
  })),
  ...forms("marketing/booking-page/route", booking, [
    ["move", () => ({ start: demoTimes().free })],
    ["cancel", {}],
  ]),
  form("marketing/unsubscribe-page/route", unsubscribe, {}),
  form("auth/sign-in/sign-in-page/route", "/auth", { email: OWNER.email, password: PASSWORD }),
  form(
    "auth/factors/factor-page/route",
    "/auth/factor",
    () => ({ code: new TOTP({ secret: TOTP_SECRET }).generate() }),
    { prepare: "update authenticators set confirmed_at = created_at" },
  ),
  form("auth/password/reset-page/route", "/auth/reset", { email: OWNER.email }),
  form("auth/password/reset-page/route", "/auth/reset", { token: TOKENS.reset, password: NEW_PASSWORD }),
  form("auth/team/invite-page/route", "/auth/invite", {
    ...{ token: INVITE_TOKEN, name: "Ana", password: NEW_PASSWORD },
  }),
  form(
    "auth/team/setup-page/route",
    "/auth/setup",
    { token: TOKENS.setup, name: "Olga", email: "new@beaconry.example", password: NEW_PASSWORD },
    { prepare: "update users set role = 'staff'" },
  ),
  form("auth/factors/passkey-options.route", "/auth/passkey-options", { purpose: "sign-in" }),
  form("auth/sign-in/sign-out.route", "/auth/sign-out", {}),
];
