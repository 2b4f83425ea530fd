import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { SPECULATION_RULES_HASH } from "../../app/platform/http/security-headers.server";
import { SPECULATION_RULES } from "../../app/web/layout/speculation-rules";

test("the CSP hash matches the inline script of public pages", () => {
  const hash = createHash("sha256").update(SPECULATION_RULES).digest("base64");
  expect(SPECULATION_RULES_HASH).toBe(`sha256-${hash}`);
});
