import { foldText } from "../../../platform/fold-text";

/** Providers whose addresses say nothing about where a person works. */
const FREE_MAIL: readonly string[] = [
  ...["gmail.com", "googlemail.com", "yahoo.com", "ymail.com", "hotmail.com", "outlook.com", "live.com"],
  ...["msn.com", "icloud.com", "me.com", "mac.com", "aol.com", "proton.me", "protonmail.com", "gmx.com"],
  ...["gmx.net", "gmx.de", "web.de", "mail.com", "zoho.com", "fastmail.com", "hey.com", "comcast.net"],
  ...["att.net", "verizon.net", "sbcglobal.net", "cox.net", "charter.net", "bellsouth.net", "yandex.com"],
];

/** The search index holds three letters at a time. */
const SHORTEST = 3;

/** By what a lead's company is known among other leads; null where it says nothing. */
export type CompanySigns = { name: string | null; domain: string | null };

export function companySigns(lead: { companyName: string; businessEmail: string }): CompanySigns {
  const name = foldText(lead.companyName).trim();
  const domain = lead.businessEmail.trim().toLowerCase().split("@").at(-1) ?? "";
  return {
    name: name.length < SHORTEST ? null : name,
    domain: !domain.includes(".") || FREE_MAIL.includes(domain) ? null : domain,
  };
}
