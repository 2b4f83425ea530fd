import { expect, test } from "vitest";
import { networkOf } from "../../app/platform/http/limits/network-origin";

test("the addresses of one IPv6 network count as one, however they are written", () => {
  expect(networkOf("2001:db8:1:2:aaaa::1")).toBe(networkOf("2001:db8:1:2:bbbb::9"));
  expect(networkOf("2001:db8::1")).toBe(networkOf("2001:db8::2"));
  expect(networkOf("2001:db8::1")).toBe(networkOf("2001:db8:0:0:1:2:3:4"));
  expect(networkOf("2001:db8:1:2::")).toBe("2001:db8:1:2");
  expect(networkOf("2001:db8:1:3::1")).not.toBe(networkOf("2001:db8:1:2::1"));
  expect(networkOf("::1")).toBe("0:0:0:0");
});

test("any other address counts as itself", () => {
  for (const address of ["203.0.113.7", "::ffff:203.0.113.7", "local", ""]) {
    expect(networkOf(address)).toBe(address);
  }
});
