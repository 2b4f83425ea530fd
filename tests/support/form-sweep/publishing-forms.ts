import { png } from "../png";
import { form, forms } from "./form";
import { demoTimes, IDS, OWNER, TOM } from "./people";

const POST = {
  ...{ title: "A new title", slug: "missed-calls", metaDescription: "Calls.", excerpt: "" },
  ...{ content: "It opens at six.", category: "SEO", location: "Lakeview, WI", keyPoints: "Count" },
};
const MOVES = {
  ...{ field: "file", name: "redirects.csv", type: "text/csv" },
  bytes: new TextEncoder().encode("old,new\n/prices,/contact\n"),
};
const GENERATOR = "generate-marketing-article";

const BLOG = [
  ...forms("blog/staff/changes.route", "/admin/blogs/changes", [
    ["publish", { ids: IDS.draft }, { prepare: "update blogs set content = 'It opens.'" }],
    ["unpublish", { ids: IDS.post }],
    [
      "schedule",
      { ids: IDS.draft, date: "2099-11-19", time: "09:00" },
      { prepare: "update blogs set content = 'It opens.'" },
    ],
    ["trash", { ids: IDS.post }],
    ["restore", { ids: IDS.trashedPost }],
    ["duplicate", { id: IDS.post }],
    ["revert", { id: IDS.post, revision: IDS.revision }],
  ]),
  form("blog/publishing/publish.route", "/admin/blogs/publish", {
    id: IDS.post,
    published: "false",
    returnTo: "/admin/blogs",
  }),
  ...forms("blog/staff/admin-page/route", "/admin/blogs", [
    [
      "edit",
      { id: IDS.post, version: "1", title: "New", metaDescription: "", content: "New", keyPoints: "Count" },
    ],
    ["view-live", {}, { writes: false }],
  ]),
  form("blog/editor/editor-page/route", `/admin/blogs/${IDS.post}`, {
    ...POST,
    version: "1",
    publish: "keep",
  }),
  form("blog/editor/editor-page/route", "/admin/blogs/new", {
    ...{ ...POST, slug: "another-post", id: IDS.created },
    ...{ version: "0", publish: "draft" },
  }),
  form("blog/editor/autosave.route", `/admin/blogs/${IDS.post}/autosave`, { ...POST, version: "1" }),
  form("blog/editor/preview.route", "/admin/blogs/preview", { content: "# It opens" }, { writes: false }),
  form(
    "blog/images/upload.route",
    "/admin/blogs/images",
    { alt: "A map" },
    { file: { field: "file", name: "map.png", type: "image/png", bytes: png(1, 1) } },
  ),
  ...forms("indexing/redirects/redirects-page/route", "/admin/blogs/redirects", [
    ["add", { from: "/oldest", gone: "on" }],
    ["redirect", { from: "/older", to: "/about" }],
    ["edit", { was: "/old", wasTo: "/about", from: "/old", to: "/contact" }],
    ["delete", { from: "/old" }],
    ["undo", { id: IDS.redirectChange }],
  ]),
  ...forms("indexing/redirects/redirects-import-page/route", "/admin/blogs/redirects/import", [
    ["check", {}, { file: MOVES, writes: false }],
    ["add", {}, { file: MOVES }],
  ]),
];

export const STOPPED = `update settings set value = json_set(value, '$.isStopped', json('true')) where key = 'generation.policy'`;
const POLICY = { permission: "generation.policy" } as const;

const CONTENT = [
  ...forms("generation/content-page/route", "/admin/content", [
    ["run", { generator: GENERATOR, manual_trigger: "true" }],
    ["run-all", {}],
    ["repeat", { id: IDS.run }],
    ["enable", { generator: GENERATOR, on: "false" }, POLICY],
    ["auto-publish", { generator: GENERATOR, on: "true" }, POLICY],
    ["stop", { on: "true" }],
    ["stop", { on: "false" }, { ...POLICY, prepare: STOPPED }],
    [
      "limits",
      { monthlyBudget: "12", postsPerDay: "2", postsPerWeek: "5", quietFrom: "22", quietTo: "6" },
      POLICY,
    ],
    ["approve", { id: IDS.draft }, { prepare: "update blogs set content = 'It opens.'" }],
    ["reject", { id: IDS.draft, reason: "Too long" }],
    ["verify", { id: IDS.draft, mark: "61% of callers", isTrue: "true" }],
    ["regenerate-sitemap", {}],
    ["reindex", { id: IDS.post }],
    ["ai-crawlers", { on: "false" }, { permission: "indexing.crawlers" }],
  ]),
  ...forms("analytics/analytics-page/route", "/admin/analytics", [
    ["add-note", { date: "2026-03-01", text: "A radio spot" }],
    ["delete-note", { id: IDS.note }],
    [
      "add-ad-cost",
      {
        ...{ channel: "paid", campaign: "spring", amount: "1200" },
        ...{ fromDay: "2026-03-01", toDay: "2026-03-31" },
      },
    ],
    [
      "edit-ad-cost",
      {
        ...{ id: IDS.adCost, channel: "paid", campaign: "spring", amount: "1300" },
        ...{ fromDay: "2026-03-01", toDay: "2026-03-31" },
        seen: '["paid","spring","2026-03-01","2026-03-31",120000]',
      },
    ],
    ["delete-ad-cost", { id: IDS.adCost }],
    ["undo-ad-cost", { id: IDS.adCost, change: IDS.adCostChange }],
  ]),
];

const BOOKING = { permission: "booking.edit" } as const;

const BOOKINGS = [
  ...forms("booking/staff/admin-page/route", "/admin/bookings", [
    ["done", { id: IDS.pastDemo }],
    ["no-show", { id: IDS.pastDemo }],
    ["unsettle", { id: IDS.pastDemo, was: "booked" }, { prepare: "update bookings set status = 'done'" }],
    ["cancel", { id: IDS.demo }],
    ["move", () => ({ id: IDS.demo, start: demoTimes().free })],
  ]),
  ...forms("booking/hosts/settings-page/route", "/admin/settings/booking", [
    ["rules", { bufferMinutes: "15", noticeHours: "5", horizonDays: "45", holidays: "" }, BOOKING],
    [
      "host",
      {
        ...{ id: TOM.id, isActive: "on", name: "Tom", about: "", timeZone: "America/Chicago" },
        ...{ dailyCap: "4", busyUrl: "", from0: "09:00", to0: "17:00" },
      },
      BOOKING,
    ],
    ["renew", { id: OWNER.id }, BOOKING],
  ]),
];

export const PUBLISHING_FORMS = [...BLOG, ...CONTENT, ...BOOKINGS];
