import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { envFailingAt } from "../support/failing-db";
import { requestSite } from "../support/site";
import { signedInOnSite } from "../support/staff";

let headers: Record<string, string> = {};
beforeAll(async () => {
  ({ headers } = await signedInOnSite("errors@beaconry.example", "staff"));
});
afterEach(() => vi.restoreAllMocks());

test.each(["/admin/mail", "/admin/mail.data", "/admin/audit", "/admin/audit.data"])(
  "an unexpected error of %s is logged, and shown by its reference, without its message or a stack",
  async (path) => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const env = envFailingAt(/from "(?:mails|audit_log)"/);
    const response = await requestSite(path, { headers, env });
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).not.toMatch(/disk I\/O|D1_ERROR|\n\s+at |audit_log/);
    const [line] = logged.mock.calls.map(([entry]) => JSON.parse(String(entry)));
    expect(line).toMatchObject({ error: expect.stringContaining("disk I/O error"), path });
    expect(text).toContain(line.reference);
  },
);
