import type { AppLoadContext } from "@remix-run/cloudflare";
import {
  type ActionContext,
  invalidForm,
  makeChange,
  parseForm,
  requireInput,
  submissionId,
} from "../../../platform/http/forms/action-result.server";
import { readLinkKey } from "../../../platform/signed-link.server";
import { joinRows } from "../../../settings/rows";
import { isFeedUrl } from "../../calendars/feed-address";
import { renewFeed, saveHost, saveRules } from "../hosts.server";
import {
  BAD_FEED_URL,
  hostFormSchema,
  renewFormSchema,
  rulesFormSchema,
  SETTINGS_PATH,
  settingsIntentSchema,
} from "../settings-forms";
import { HOLIDAYS, SETTINGS_FAILURES } from "../settings-texts";
import { bookedOnDaysOff, bookedOutsideHours } from "../still-booked.server";

/** One of the forms of the booking settings. */
type SettingsForm = ActionContext & { staff: { timeZone: string } };

export async function changeSettings(sent: SettingsForm, context: AppLoadContext) {
  const { intent } = requireInput(sent.form, settingsIntentSchema);
  switch (intent) {
    case "rules":
      return changeRules(sent, context);
    case "host":
      return changeHost(sent, context);
    case "renew":
      return renew(sent);
  }
}

const readerOf = ({ now, staff }: SettingsForm) => ({ now, zone: staff.timeZone });

function changeRules(sent: SettingsForm, { company }: AppLoadContext) {
  joinRows(sent.form, HOLIDAYS, 2, " ");
  const { input, invalid } = parseForm(sent.form, rulesFormSchema);
  if (!input) return invalid;
  return makeChange(sent, {
    failure: SETTINGS_FAILURES.rules,
    backTo: SETTINGS_PATH,
    onOwnPage: true,
    change: async () => {
      const companyZone = (await company()).timeZone;
      const [booked] = await Promise.all([
        bookedOnDaysOff(sent.db, { ...input, companyZone }, readerOf(sent)),
        saveRules(sent.db, input, sent.actor, sent.now),
      ]);
      return { toast: { title: "Rules saved", description: booked ?? undefined } };
    },
  });
}

function changeHost(sent: SettingsForm, { env, company }: AppLoadContext) {
  const { input, invalid } = parseForm(sent.form, hostFormSchema);
  if (!input) return invalid;
  if (input.busyUrl !== null && !isFeedUrl(input.busyUrl, env.SITE_URL)) {
    return invalidForm(sent.form, { busyUrl: [BAD_FEED_URL] });
  }
  return makeChange(sent, {
    failure: SETTINGS_FAILURES.host,
    backTo: SETTINGS_PATH,
    onOwnPage: true,
    change: async () => {
      const companyZone = (await company()).timeZone;
      const [booked] = await Promise.all([
        bookedOutsideHours(sent.db, input, readerOf(sent)),
        saveHost(sent.db, { host: input, actor: sent.actor, companyZone }, sent.now),
      ]);
      return { toast: { title: `${input.name} saved`, description: booked ?? undefined } };
    },
  });
}

function renew(sent: ActionContext) {
  const { id } = requireInput(sent.form, renewFormSchema);
  return makeChange(sent, {
    failure: SETTINGS_FAILURES.renew,
    backTo: SETTINGS_PATH,
    change: async () => {
      const linkKey = await readLinkKey(sent.db, sent.now);
      await renewFeed(sent.db, { id, submission: submissionId(sent.form), linkKey });
      return { toast: { title: "New address", description: "The old one no longer shows anything." } };
    },
  });
}
