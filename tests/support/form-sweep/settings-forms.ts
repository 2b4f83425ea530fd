import { TOTP } from "otpauth";
import { companyTexts } from "../company-texts";
import { png } from "../png";
import { PASSWORD } from "../staff";
import { form, forms } from "./form";
import { IDS, OWNER, READ, TOM, TOTP_SECRET, UNREAD } from "./people";

const COMPANY = { permission: "company.edit" } as const;
const TEAM = { permission: "team.manage" } as const;
const CONFIRMED = "update authenticators set confirmed_at = created_at";
const PICTURE = { field: "picture", name: "me.png", type: "image/png", bytes: png(1, 1) };

const SETTINGS = [
  ...forms("settings/profile-page/route", "/admin/settings?index", [
    [
      "profile",
      {
        ...{ display_name: "Lena M.", first_name: "Lena", last_name: "Marsh", company: "Beaconry" },
        ...{ position: "Director", phone: "", bio: "Answers.", time_zone: "America/Chicago" },
      },
    ],
    [
      "password",
      { current_password: PASSWORD, new_password: "a-quiet-harbor-9", confirm_password: "a-quiet-harbor-9" },
    ],
    ["time-zone", { time_zone: "Europe/Berlin" }],
    ["digest", { on: "true" }],
  ]),
  ...forms("admin/notifications/notifications-page/route", "/admin/notifications", [
    ["read", { key: UNREAD }],
    ["unread", { key: READ }],
    ["read-all", { until: "2026-03-01T00:00:00.000Z" }],
    ["undo-read-all", { at: "2026-01-01T00:00:00.000Z" }],
  ]),
  ...forms("settings/picture.route", "/admin/settings/picture", [
    ["upload", {}, { file: PICTURE }],
    ["remove", {}],
  ]),
  form(
    "settings/first-run-page/route",
    "/admin/first-run",
    {
      ...{ COMPANY_NAME: "Lantern Works", COMPANY_EMAIL: "desk@lantern.example" },
      ...{ COMPANY_TIME_ZONE: "America/New_York", person: "Olga" },
    },
    COMPANY,
  ),
  ...forms("settings/company-page/route", "/admin/settings/company", [
    ["company", { ...companyTexts("company"), revision: "" }, COMPANY],
    ["hours", { ...companyTexts("hours"), revision: "" }, COMPANY],
    ["visitors", { ...companyTexts("visitors"), revision: "" }, COMPANY],
    ["prices", { ...companyTexts("prices"), revision: "" }, COMPANY],
    ["about", { ...companyTexts("about"), revision: "" }, COMPANY],
    ["deals", { ...companyTexts("deals"), revision: "" }, COMPANY],
    ["alerts", { ...companyTexts("alerts"), revision: "" }, COMPANY],
    ["alert-test", {}, COMPANY],
    ["assignment", { byTurns: "on", memberIds: TOM.id }, COMPANY],
  ]),
  ...forms("auth/security/security-page/route", "/admin/settings/security", [
    ["confirm", { password: PASSWORD }],
    ["app-start", {}],
    ["app-confirm", () => ({ code: new TOTP({ secret: TOTP_SECRET }).generate() })],
    ["app-remove", {}, { prepare: CONFIRMED }],
    ["passkey-add", { passkey: "{}", name: "Phone" }, { writes: false, refusedWith: 409 }],
    ["passkey-remove", ({ passkey }) => ({ id: passkey })],
    ["session-end", ({ otherSession }) => ({ id: otherSession })],
    ["sessions-end-others", {}],
  ]),
  form("auth/factors/codes-page/route", "/admin/settings/security/codes", {}),
  ...forms("auth/team/team-page/route", "/admin/settings/team", [
    ["invite", { email: "joe@beaconry.example", role: "staff" }, TEAM],
    ["resend", { id: IDS.invite }, TEAM],
    ["link", { id: IDS.invite }, TEAM],
    ["revoke", { id: IDS.invite }, TEAM],
    ["role", { id: TOM.id, role: "owner" }, TEAM],
    ["disable", { id: TOM.id }, TEAM],
    [
      "enable",
      { id: TOM.id },
      { ...TEAM, prepare: `update users set disabled_at = '2026' where id = '${TOM.id}'` },
    ],
    ["remove-factors", { id: TOM.id }, TEAM],
    ["require-factor", { value: "true" }, TEAM],
    [
      "hand-over",
      { id: TOM.id, to: OWNER.id },
      { ...TEAM, prepare: `update leads set assignee_id = '${TOM.id}' where id = '${IDS.lead}'` },
    ],
  ]),
];

const OTHERS = [
  ...forms("mail/message-page/route", `/admin/mail/${IDS.mail}`, [["retry", {}]]),
  ...forms("mail/suppression/suppressions-page/route", "/admin/mail/suppressed", [
    ["lift", { address: "unwanted@harborauto.example", reason: "She wrote that it was a mistake" }],
  ]),
  ...forms("admin/failed-jobs-page/route", "/admin/failed-jobs", [
    ["retry", { id: IDS.job }],
    ["retry-all", {}],
    ["discard", { id: IDS.job }],
    ["discard-all", {}],
  ]),
  ...forms("admin/preferences.route", "/admin/preferences", [
    ["theme", { value: "dark", returnTo: "/admin" }],
    ["sidebar", { value: "open", returnTo: "/admin" }, { writes: false }],
    ["editorSidebar", { value: "open", returnTo: "/admin" }, { writes: false }],
  ]),
];

export const SETTINGS_FORMS = [...SETTINGS, ...OTHERS];
