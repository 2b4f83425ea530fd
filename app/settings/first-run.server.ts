import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { saveName } from "../auth/users.server";
import { PUBLIC_PATHS } from "../indexing/public-paths";
import { COMPANY_SETTING, openStoredCompany } from "../platform/company.server";
import { COMPANY_SETTINGS, schemasOf } from "../platform/company-settings";
import type { Actor } from "../platform/db/audit.server";
import { ChangeRefused } from "../platform/db/change.server";
import type { Db } from "../platform/db/database.server";
import { changeSetting } from "../platform/db/settings.server";
import { type ActionContext, makeChange, parseForm } from "../platform/http/forms/action-result.server";
import { requiredLine } from "../platform/http/forms/form-fields";
import { FIRST_RUN_FAILURE } from "./company";

const { COMPANY_NAME, COMPANY_EMAIL } = COMPANY_SETTINGS.company;
const { COMPANY_TIME_ZONE } = COMPANY_SETTINGS.hours;
const firstRunSchema = z.object({
  ...schemasOf({ COMPANY_NAME, COMPANY_EMAIL, COMPANY_TIME_ZONE }),
  person: requiredLine(100, "Your name"),
});

/** Stores who the company is and who its owner is; the rest of the company's page can follow. */
export function saveFirstRun({ context, ...sent }: ActionContext & { context: AppLoadContext }) {
  const { input, invalid } = parseForm(sent.form, firstRunSchema);
  if (invalid) return invalid;
  const { person, ...company } = input;
  return makeChange(sent, {
    failure: FIRST_RUN_FAILURE,
    backTo: "/admin",
    onOwnPage: true,
    change: async () => {
      await nameCompany(sent.db, { ...company, SALES_EMAIL: company.COMPANY_EMAIL }, sent.actor, sent.now);
      await saveName(sent.db, sent.actor.id, person, sent.now);
      context.rememberCompany(await openStoredCompany(sent.db));
      context.dropCached([...PUBLIC_PATHS, "/llms.txt"]);
      return { toast: { title: `${company.COMPANY_NAME} is set up` }, to: "/admin" };
    },
  });
}

type Named = Record<"COMPANY_NAME" | "COMPANY_EMAIL" | "SALES_EMAIL" | "COMPANY_TIME_ZONE", string>;

/** @throws ChangeRefused (409) if an owner has saved another company in the meantime */
async function nameCompany(db: Db, company: Named, actor: Actor, now: Date): Promise<void> {
  const at = now.toISOString();
  const edit = (stored: z.infer<typeof COMPANY_SETTING.schema>) => {
    const { savedAt, ...values } = stored;
    const isSame = Object.entries(company).every(
      ([name, value]) => Object.entries(values).find(([key]) => key === name)?.[1] === value,
    );
    if (isSame) return stored;
    if (Object.keys(values).length > 0) {
      throw new ChangeRefused(
        409,
        "Somebody has set the company up in the meantime. See its page in the settings.",
      );
    }
    return { ...company, savedAt: { company: at, hours: at } };
  };
  await changeSetting(db, COMPANY_SETTING, { edit, actor, action: "company.edit" }, now);
}
