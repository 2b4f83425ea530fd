import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import { PUBLIC_PATHS } from "../../app/indexing/public-paths";
import routes from "../../app/routes";

const LAYOUT = "web/layout/route.tsx";

test("the sitemap lists exactly the fixed paths of the public layout", async () => {
  const layout = (await routes).find((entry) => entry.file === LAYOUT);
  expect([...PUBLIC_PATHS].sort()).toEqual((layout?.children ?? []).flatMap(fixedAddress).sort());
});

function fixedAddress({ path, index }: RouteConfigEntry): string[] {
  if (index) return ["/"];
  return path && !/[:*]/.test(path) ? [`/${path}`] : [];
}
