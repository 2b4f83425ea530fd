import { env } from "cloudflare:workers";
import { recordMessages } from "../../app/analytics/counts/record.server";
import { DAY } from "../../app/platform/clock";
import { agesAround, type CronCase, idsOf, LONG_AGO, put } from "./cron-case";
import { pageViewAt } from "./page-views";
import { analyticsRows, rows, testAnalyticsDb } from "./workers-env";

export const RAW_DAYS = 30;

const blog = (id: string) => ({
  ...{
    id,
    slug: id,
    title: id,
    meta_description: "",
    content: id,
    created_at: LONG_AGO,
    updated_at: LONG_AGO,
  },
});

/** Two days are folded; yesterday and today are not. */
async function putVisits(now: Date) {
  for (const days of [0, 1, 2, RAW_DAYS - 1, RAW_DAYS + 1])
    await recordMessages(testAnalyticsDb(), [pageViewAt(isoDate(now, days))]);
  const day = Math.floor(now.getTime() / DAY);
  for (const [id, days] of [["aa", 31] as const, ["bb", 29] as const]) {
    await analyticsRows("insert into counted_hits (hour, id) values (?, unhex(?))", (day - days) * 24, id);
  }
}
const isoDate = (now: Date, days: number) => new Date(now.getTime() - days * DAY);
const daysAgo = (day: unknown) => Math.floor(Date.now() / DAY) - Number(day);

async function putImages(now: Date) {
  const { older, younger } = agesAround(now, 7 * DAY);
  for (const [id, at] of [
    ["unused-older", older],
    ["unused-younger", younger],
    ["in-a-post", older],
    ["in-a-revision", older],
  ] as const) {
    await put("post_images", {
      id,
      extension: "png",
      width: 1,
      height: 1,
      bytes: 1,
      alt: "",
      created_at: at,
    });
    await env.UPLOADS.put(`posts/${id}.png`, "x");
  }
  await put("blogs", { ...blog("shows"), content: "/blog/images/in-a-post-1x1.png" });
  await put("post_image_uses", { image_id: "in-a-post", blog_id: "shows" });
  await put("post_image_uses", { image_id: "in-a-revision", blog_id: "shows" });
  await put("post_revisions", {
    ...{ id: "r", blog_id: "shows", kind: "save", note: "", title: "", meta_description: "", excerpt: "" },
    ...{ content: "/blog/images/in-a-revision-1x1.png", key_points: "[]", category: "", location: "" },
    ...{ created_at: LONG_AGO, updated_at: LONG_AGO },
  });
}
const storedImages = async () => (await env.UPLOADS.list()).objects.map(({ key }) => key).sort();

/** Four leads whose visits were never stored. */
async function putLeads(now: Date) {
  const { older, younger } = agesAround(now, 3 * DAY);
  const last = agesAround(now, DAY);
  for (const [id, at] of [
    ["a-older", older],
    ["b-younger", younger],
    ["c-older", last.older],
    ["d-younger", last.younger],
  ] as const) {
    await put("leads", {
      ...{ id, first_name: id, last_name: "Reyes", business_email: id, email_key: id, company_name: "Fern" },
      ...{ project_description: "", source: "contact_form", created_at: at, updated_at: at },
      ...{ channel: "paid", landing_path: "/", visit_key: "7f0d2d668f534f0eb6a89d6f6a4f0c55" },
    });
  }
}

/** The daily tasks for visits, posts and pictures. */
export const STORE_CASES: CronCase[] = [
  {
    task: "visits",
    given: putLeads,
    left: async () =>
      (await rows("select id from leads where channel is not null order by 1")).map(({ id }) => id),
    before: ["a-older", "b-younger", "c-older", "d-younger"],
    after: ["a-older", "d-younger"],
  },
  {
    task: "counts",
    given: putVisits,
    left: async () => {
      const folded = await analyticsRows(
        "select day from rollup_days where dimension = 'total' order by day desc",
      );
      return folded.map(({ day }) => daysAgo(day));
    },
    before: [],
    after: [2, RAW_DAYS - 1, RAW_DAYS + 1],
  },
  {
    task: "hits",
    given: async () => {},
    left: async () => {
      const hits = await analyticsRows("select hour / 24 day from hits order by hour desc");
      const counted = await analyticsRows("select hex(id) id from counted_hits order by id");
      return [...hits.map(({ day }) => daysAgo(day)), ...counted.map(({ id }) => id)];
    },
    before: [0, 1, 2, RAW_DAYS - 1, RAW_DAYS + 1, "AA", "BB"],
    after: [0, 1, 2, RAW_DAYS - 1, "BB"],
  },
  {
    task: "posts",
    given: async (now) => {
      const { older, younger } = agesAround(now, 30 * DAY);
      await put("blogs", { ...blog("older"), deleted_at: older });
      await put("blogs", { ...blog("younger"), deleted_at: younger });
      await rows(
        "insert into blogs_search (rowid, category, body) select rowid, '', id from blogs where id = 'older'",
      );
    },
    left: async () => [
      ...(await idsOf("blogs")()),
      (await rows("select count(*) n from blogs_search"))[0]?.n,
    ],
    before: ["older", "shows", "younger", 1],
    after: ["shows", "younger", 0],
  },
  {
    task: "images",
    given: putImages,
    left: async () => [...(await idsOf("post_images")()), ...(await storedImages())],
    before: [
      ...["in-a-post", "in-a-revision", "unused-older", "unused-younger"],
      ...[
        "posts/in-a-post.png",
        "posts/in-a-revision.png",
        "posts/unused-older.png",
        "posts/unused-younger.png",
      ],
    ],
    after: [
      ...["in-a-post", "in-a-revision", "unused-younger"],
      ...["posts/in-a-post.png", "posts/in-a-revision.png", "posts/unused-younger.png"],
    ],
  },
];
