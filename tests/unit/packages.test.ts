import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** With those for other systems; npm installs about 150 fewer. */
const MOST_PACKAGES = 1050;
/** A new release of a tool easily brings a second copy of these, of 150 and 10 MB: then align or override it. */
const ONE_VERSION = ["workerd", "esbuild", "vite", "typescript"];
/** Fetched by the command that needs them. */
const NOT_INSTALLED = ["lighthouse", "node", "@stryker-mutator/core"];

const packages: Record<string, { version?: string }> = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
).packages;
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

test.each(ONE_VERSION)("there is one version of %s", (name) => {
  const versions = Object.entries(packages).filter(([path]) => path !== "" && nameOf(path) === name);
  expect(versions.map(([path]) => path)).toEqual([`node_modules/${name}`]);
});

test("an install stays small", () => {
  expect(Object.keys(packages).length).toBeLessThanOrEqual(MOST_PACKAGES);
  expect(
    Object.keys(packages)
      .map(nameOf)
      .filter((name) => NOT_INSTALLED.includes(name)),
  ).toEqual([]);
});
