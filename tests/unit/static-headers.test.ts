import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The rules of `public/_headers`: headers by path pattern. */
function readRules(): Record<string, Record<string, string>> {
  const rules: Record<string, Record<string, string>> = {};
  let rule: Record<string, string> = {};
  for (const line of readFileSync("public/_headers", "utf8").split("\n").filter(Boolean)) {
    const header = line.match(/^ {2}([\w-]+): (.+)$/);
    if (header?.[1] && header[2]) rule[header[1]] = header[2];
    else {
      rule = {};
      rules[line] = rule;
    }
  }
  return rules;
}

test("static files have the security headers of pages, with a CSP that allows nothing", () => {
  expect(readRules()).toEqual({
    "/*": {
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Strict-Transport-Security": "max-age=63072000",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
      "Content-Security-Policy":
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
    "/assets/*": { "Cache-Control": "public, max-age=31536000, immutable" },
    "/og/*": { "Cache-Control": "public, max-age=86400" },
    "/demo/*": { "Cache-Control": "public, max-age=86400" },
    "/files/*": { "Cache-Control": "public, max-age=86400" },
  });
});
