import { expect, test } from "vitest";
import { redactPath, withoutPersonalData } from "../../app/platform/errors/redact-text";

test.each([
  ["550 <dana.reyes+x@harborauto.example> is unknown", "550 <[address]> is unknown"],
  ["no user dana%40harborauto.example", "no user [address]"],
  [
    "fetch https://api.example/v1/u/0199f1c2-7d3a-7c11-9b1e-5a4d2f6c8e90?key=abc#top failed",
    "fetch https://api.example/v1/u/[id] failed",
  ],
  ["GET /contact?name=Dana&phone=4145550118 broke", "GET /contact?[query] broke"],
  ["lead 0199f1c2-7d3a-7c11-9b1e-5a4d2f6c8e90 is gone", "lead [id] is gone"],
  ["Bearer re_9fK2mQ7xLw0AbCdEfGh is refused", "Bearer [token] is refused"],
  ["token QWxhZGRpbjpvcGVuIHNlc2FtZQ== is used", "token [token] is used"],
  ["Call (414) 555-0118 or +49 30 1234567", "Call [number] or [number]"],
  [
    `Unexpected token 'D', "Dana Reyes, Harbor"... is not valid JSON`,
    "Unexpected token 'D', [text]... is not valid JSON",
  ],
  [`"Dana Reyes`, "[text]"],
])("of %j remains %j", (text, kept) => {
  expect(withoutPersonalData(text)).toBe(kept);
});

test.each([
  "D1_ERROR: disk I/O error",
  "UNIQUE constraint failed: users.email: SQLITE_CONSTRAINT",
  "Configuration: SMTP_HOST is required by MAIL_TRANSPORT=smtp",
  "The email provider answered 503",
  'no such column: "is_demo"',
  "Cannot read properties of undefined (reading 'map')",
  "connect ECONNREFUSED mail.example:587",
])("%j says nothing of a person and stays", (text) => {
  expect(withoutPersonalData(text)).toBe(text);
});

test.each([
  ["/admin/leads/0199f1c2-7d3a-7c11-9b1e-5a4d2f6c8e90/email.data", "/admin/leads/[id]/email.data"],
  ["/booking/x7Q2mKf9LwAbCdEfGhIjKl?zone=a", "/booking/[id]"],
  ["/u/dana@harborauto.example", "/u/[id]"],
  ["/blog/local-search-for-dentists", "/blog/local-search-for-dentists"],
])("the path %s is kept as %s", (path, kept) => {
  expect(redactPath(path)).toBe(kept);
});
