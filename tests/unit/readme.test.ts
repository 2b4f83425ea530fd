import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COMPANY_SETTINGS } from "../../app/platform/company-settings";
import { SETTING_NAMES } from "../../app/platform/env.server";

const readme = readFileSync("README.md", "utf8");

test("the README explains every setting", () => {
  expect(SETTING_NAMES.length).toBeGreaterThan(10);
  expect(SETTING_NAMES.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test("the README names the settings that owners change, one by one or by their prefix", () => {
  const [named = ""] = /^`COMPANY_…`[^.]* first values/m.exec(readme) ?? [];
  const settings = Object.values(COMPANY_SETTINGS).flatMap((form) => Object.keys(form));
  const others = settings.filter((name) => !name.startsWith("COMPANY_"));
  expect([...named.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name).sort()).toEqual(others.sort());
});

test("every command in README, ARCHITECTURE and docs/deploy.md exists", () => {
  const texts = [
    readme,
    readFileSync("docs/deploy.md", "utf8"),
    readFileSync("ARCHITECTURE.md", "utf8"),
  ].join("\n");
  const named = [...texts.matchAll(/npm run ([a-z:-]+)/g)].map((match) => match[1]);
  const scripts = Object.keys(JSON.parse(readFileSync("package.json", "utf8")).scripts);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !scripts.includes(name ?? ""))).toEqual([]);
});

test("every file that ARCHITECTURE names under 'What a change costs' exists", () => {
  const [, costs = ""] =
    /## What a change costs(.*?)\n## /s.exec(readFileSync("ARCHITECTURE.md", "utf8")) ?? [];
  const named = [...costs.matchAll(/`([\w./-]+\.(?:ts|tsx|md))`/g)].map(([, name]) => name);
  const files = globSync("{app,workers,scripts,tests,docs}/**/*.{ts,tsx,md}");
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([]);
});
