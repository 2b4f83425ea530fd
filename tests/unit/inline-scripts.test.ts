import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { INLINE_HASHES } from "../../app/platform/http/security-headers.server";
import { SPECULATION_RULES } from "../../app/web/layout/speculation-rules";
import { SCRIPT_START } from "../../app/web/script-start";

test("the CSP hashes match the inline scripts of public pages", () => {
  const hash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
  expect(INLINE_HASHES).toEqual({
    scriptStart: hash(SCRIPT_START),
    speculationRules: hash(SPECULATION_RULES),
  });
});
