import { expect, test } from "vitest";
import { redactPayload } from "../../app/platform/jobs/redact-payload";

test("a payload shows its form and its ids, and of other texts only their length", () => {
  const message = {
    v: 1,
    id: "0192f0aa-1111-7222-8333-444455556666",
    type: "mail.send",
    mailId: "mail-7",
    to: "dana@harbor.example",
    fields: { firstName: "Dana", tags: ["vip", "late"], score: 7, isOpen: true, gone: null },
    "a name <b>": "x",
  };
  expect(JSON.parse(redactPayload(JSON.stringify(message)))).toEqual({
    v: 1,
    id: "0192f0aa-1111-7222-8333-444455556666",
    type: "mail.send",
    mailId: "mail-7",
    to: "[19 characters]",
    fields: {
      firstName: "[4 characters]",
      tags: ["[3 characters]", "[4 characters]"],
      score: 7,
      isOpen: true,
      gone: null,
    },
    "[name]": "[1 characters]",
  });
});

test("an id that is a text, and what is no JSON, are redacted, too", () => {
  expect(redactPayload('{"id":"Dana Reyes, 555 0118","type":"a b"}')).not.toMatch(/Dana|a b/);
  expect(redactPayload("dana@harbor.example")).toBe("Not JSON, 19 characters");
  expect(redactPayload('"dana@harbor.example"')).toBe('"[19 characters]"');
  expect(
    redactPayload(JSON.stringify({ v: Array.from({ length: 9000 }, () => [1, 2, 3]) })).length,
  ).toBeLessThan(2100);
});
