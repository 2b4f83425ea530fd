import { expect, test } from "vitest";
import { feedUrlField, isFeedUrl, loginName, withoutLogin } from "../../app/booking/calendars/feed-address";

const SITE = "https://beaconry.example";

test.each([
  "https://calendar.google.com/calendar/ical/tom/basic.ics",
  "https://localhost.example.com/a",
  "https://thelocal.com/a",
  "https://p12-caldav.icloud.com:443/published/2/x?y=1",
  "https://1password.com/a",
  "https://outlook.office365.com./owa",
  "https://homes.co/a",
  "https://calendar.team1/a",
  "https://cloud.example.com:8443/remote.php/dav/public-calendars/x?export",
  "https://tom%40example.com:secret@zimbra.example.com:1024/home/tom/calendar.ics",
])("%s can be read", (address) => {
  expect(isFeedUrl(address, SITE)).toBe(true);
});

test.each([
  "",
  "calendar.google.com",
  "http://calendar.google.com/a",
  "ftp://calendar.google.com/a",
  "https://calendar.google.com:1023/a",
  "https://calendar.google.com:22/a",
  "https://tom:secret@127.0.0.1:8443/a",
  "https://tom:secret@nas.local/a",
  "https://calendar.google.com@localhost:8443/a",
  "https://beaconry.example:8443/a",
  "https://beaconry.example/a",
  "https://beaconry.example./a",
  "https://BEACONRY.example/a",
  "https://127.0.0.1/a",
  "https://2130706433/a",
  "https://0x7f.1/a",
  "https://8.8.8.8/a",
  "https://8.8.8.8./a",
  "https://[::1]/a",
  "https://[2606:4700::1111]/a",
  "https://calendar/a",
  "https://localhost/a",
  "https://a.localhost/a",
  "https://nas.local/a",
  "https://router.lan./a",
  "https://router.lan../a",
  "https://db.internal/a",
  "https://wiki.corp/a",
  "https://x.home/a",
  "https://x.home.arpa/a",
  "https://home.arpa/a",
  "https://x.intranet/a",
  "https://x.private/a",
  "https://x.test/a",
  "https://x.invalid/a",
  "https://x.onion/a",
  "https://x.alt/a",
  "https://x.localdomain/a",
])("%j is refused", (address) => {
  expect(isFeedUrl(address, SITE)).toBe(false);
});

test.each([
  ["https://tom:secret@a.example:8443/b?c=d", "https://a.example:8443/b?c=d", "tom"],
  ["https://:secret@a.example/b", "https://a.example/b", ""],
  ["https://t%40x.example@a.example/b", "https://a.example/b", "t%40x.example"],
  ["https://a.example/@b", "https://a.example/@b", ""],
  ["no address", "no address", ""],
])("of %s the pages show %s, signed in as %j", (address, shown, name) => {
  expect([withoutLogin(address), loginName(address)]).toEqual([shown, name]);
});

test("this site's address may have a dot at its end", () => {
  expect(isFeedUrl("https://beaconry.example/a", "https://beaconry.example.")).toBe(false);
});

test.each([
  [" webcal://a.example/b ", "https://a.example/b"],
  ["WEBCALS://a.example/b", "https://a.example/b"],
  ["https://a.example/?u=webcal://b", "https://a.example/?u=webcal://b"],
  ["  ", ""],
])("%j is stored as %j", (typed, stored) => {
  expect(feedUrlField.parse(typed)).toBe(stored);
});

test("an address has at most 2,000 characters", () => {
  expect(feedUrlField.safeParse("x".repeat(2000)).success).toBe(true);
  expect(feedUrlField.safeParse("x".repeat(2001)).error?.issues[0]?.message).toBe("This address is too long");
});
