import { expect, test } from "vitest";
import { itemSchema } from "../../app/analytics/collect/hit";
import { postcardVisitOf } from "../../app/analytics/collect/postcard-visit";

const OWN = ["beaconry.example"];
const UTM = { utm_medium: "postcard", utm_campaign: "roof-check", utm_content: "rc-12ab" };

function hit(change: Record<string, unknown> = {}, utm: Record<string, string> = UTM) {
  const arrival = new URLSearchParams({ landingPath: "/blog/roof", referrer: "", utm: JSON.stringify(utm) });
  const item = itemSchema.parse({
    kind: "page-view",
    id: "0192a000-0000-4000-a000-000000000001",
    session: "0192a000-0000-4000-a000-0000000000ff",
    path: "/blog/roof",
    title: "Roof",
    referrer: "",
    age: 900,
    arrival: `${arrival}`,
    ...change,
  });
  if (item.kind === "vitals") throw new Error("This is a hit");
  return item;
}

test("the first page view of a postcard's visit is an event with its campaign", () => {
  expect(postcardVisitOf(hit(), OWN)).toEqual({
    id: "0192a000-0000-8000-a000-000000000001",
    name: "page_navigation",
    data: { from_page: "/m/rc-12ab", to_page: "/blog/roof", campaign: "roof-check" },
  });
});

test.each([
  ["a later page", hit({ path: "/pixlseo" })],
  ["a way back to the first page", hit({ referrer: "https://beaconry.example/pixlseo" })],
  ["another medium", hit({}, { utm_medium: "email" })],
  ["an event", hit({ kind: "event", name: "demo_booking", data: {} })],
])("%s is none", (_, item) => expect(postcardVisitOf(item, OWN)).toBeNull());
