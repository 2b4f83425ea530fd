import Bowser from "bowser";
import { OPERATING_SYSTEMS, type Visitor } from "../attributes";

/** The library's names of the four browsers we report. Others, such as Opera or Samsung Internet, are unknown. */
const BROWSER_OF = new Map<string, Visitor["browser"]>([
  ["Chrome", "Chrome"],
  ["Chromium", "Chrome"],
  ["Firefox", "Firefox"],
  ["Safari", "Safari"],
  ["Microsoft Edge", "Edge"],
]);

/** Device, browser and OS from the user agent alone: an iPad that requests desktop sites counts as a Mac. */
export function classifyUserAgent(userAgent: string): Visitor {
  if (userAgent === "") return { deviceType: "desktop", browser: "Unknown", os: "Unknown" };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    deviceType: platform.type === "tablet" || platform.type === "mobile" ? platform.type : "desktop",
    browser: BROWSER_OF.get(browser.name ?? "") ?? "Unknown",
    os: OPERATING_SYSTEMS.find((name) => name === os.name) ?? "Unknown",
  };
}
