import { expect, test } from "vitest";
import { requestSite } from "../support/site";

const open = (path: string) => requestSite(path, { redirect: "manual" });

const campaign = (code: string) => `utm_source=postcard&utm_medium=postcard&utm_campaign=${code}`;

test.each([
  ["/m/lakeview-nov", `/?${campaign("lakeview-nov")}`],
  ["/m/Lakeview-NOV", `/?${campaign("lakeview-nov")}`],
  ["/m/7", `/?${campaign("7")}`],
  [`/m/${"a".repeat(40)}`, `/?${campaign("a".repeat(40))}`],
  ["/m/spring/platform", `/platform?${campaign("spring")}`],
  ["/m/spring/Direct-Mail", `/direct-mail?${campaign("spring")}`],
  ["/m/spring?utm_campaign=other&next=//evil.example", `/?${campaign("spring")}`],
])("the postcard's address %s leads to %s, is not cached and not indexed", async (path, target) => {
  const response = await open(path);
  expect([response.status, response.headers.get("Location")]).toEqual([302, target]);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
});

test.each([
  "no-such-page",
  "admin",
  "auth",
  "blog%2Fone",
  "%2F%2Fevil.example",
  "%5Cevil.example",
  "@evil.example",
])("an unknown second part, such as %s, leads home and to no other site", async (page) => {
  const response = await open(`/m/spring/${page}`);
  expect([response.status, response.headers.get("Location")]).toEqual([302, `/?${campaign("spring")}`]);
});

test.each([
  "/m/a_b",
  "/m/a.b",
  "/m/%2F%2Fevil.example",
  "/m/https:evil.example",
  "/m/%0D%0ASet-Cookie:x",
  "/m/caf%C3%A9",
  `/m/${"a".repeat(41)}`,
])("%s is no postcard's address", async (path) => {
  const response = await open(path);
  expect([response.status, response.headers.get("Location")]).toEqual([404, null]);
});

test("no address under /m/ leads elsewhere by more parts", async () => {
  for (const path of [
    "/m",
    "/m/",
    "/m/spring/platform/more",
    "/m//evil.example",
    "/m/spring//evil.example",
  ]) {
    const response = await open(path);
    const target = response.headers.get("Location");
    if (target) expect(new URL(target, "http://localhost:8788").host, path).toBe("localhost:8788");
    else expect(response.status, path).toBe(404);
  }
});
