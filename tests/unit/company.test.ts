import { expect, test } from "vitest";
import { companyWith } from "../support/company";

test.each([
  ["(312) 555-0199", "tel:3125550199"],
  ["+1 (414) 555-0142", "tel:+14145550142"],
  ["(+49) 30 5550142", "tel:+49305550142"],
  ["1-800-555-0199 ext. 7", "tel:18005550199"],
  ["1-800-555-0199x7", "tel:18005550199"],
  ["+1 800 555 0199;ext=7", "tel:+18005550199"],
  ["800.555.0199 #7", "tel:8005550199"],
  ["(495) 555-01-99, доб. 7", "tel:4955550199"],
  ["Sales (day): 414-555-0142", "tel:4145550142"],
])("the phone number %s becomes a tel: link without other characters", (label, href) => {
  expect(companyWith({ COMPANY_PHONE: label }).phone).toEqual({ label, href });
});

test("the first phone's link has its country's code, also when an owner saves it unchanged", () => {
  const phone = { label: "(414) 555-0142", href: "tel:+14145550142" };
  expect(companyWith().phone).toEqual(phone);
  expect(companyWith({ COMPANY_PHONE: phone.label }).phone).toEqual(phone);
});
