import { expect, test } from "vitest";
import {
  emailKey,
  LEAD_PRIORITIES,
  LEAD_PRIORITY_LABELS,
  phoneKey,
  scoreBand,
} from "../../app/crm/leads/lead";

test("[CRM-044] 80-100 is a Hot Lead, 60-79 a Warm Lead, 40-59 a Cool Lead and 0-39 a Cold Lead", () => {
  const bands = Array.from({ length: 101 }, (_, score) => scoreBand(score).label);
  const all = (count: number, label: string) => Array.from({ length: count }, () => label);
  expect(bands).toEqual([
    ...all(40, "Cold Lead"),
    ...all(20, "Cool Lead"),
    ...all(20, "Warm Lead"),
    ...all(21, "Hot Lead"),
  ]);
});

test("[CRM-043] the priorities are low, medium and high", () => {
  expect(LEAD_PRIORITIES).toEqual(["low", "medium", "high"]);
  expect(LEAD_PRIORITIES.map((priority) => LEAD_PRIORITY_LABELS[priority])).toEqual([
    "Low",
    "Medium",
    "High",
  ]);
});

test("different spellings of an email or a phone number match", () => {
  expect(emailKey(" Priya@Raman.EXAMPLE ")).toBe("priya@raman.example");
  expect(phoneKey("+1 (216) 555-0118")).toBe(phoneKey("216.555.0118"));
  expect(phoneKey("555-01")).toBe("");
});
