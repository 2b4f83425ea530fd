import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { SPECULATION_RULES_HASH, START_SCRIPT_HASH } from "../../app/platform/http/security-headers.server";
import { SPECULATION_RULES } from "../../app/web/layout/speculation-rules";
import { START_SCRIPT } from "../../app/web/start-script";

test.each([
  ["speculation rules", SPECULATION_RULES, SPECULATION_RULES_HASH],
  ["start", START_SCRIPT, START_SCRIPT_HASH],
])("the CSP hash matches the inline script of public pages: %s", (_, script, allowed) => {
  const hash = createHash("sha256").update(script).digest("base64");
  expect(allowed).toBe(`sha256-${hash}`);
});
