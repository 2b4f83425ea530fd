import { type ActionContext, makeChange, parseForm } from "../platform/http/action-result.server";
import { PROFILE_FAILURES, PROFILE_SAVED } from "./profile";
import { profileSchema, saveProfile } from "./profile.server";
import { SETTINGS_PATH } from "./sections";

/** Stores the form in the profile of the person who sent it; the form cannot name another one. */
export function saveOwnProfile(sent: ActionContext) {
  const { input, invalid } = parseForm(sent.form, profileSchema);
  if (invalid) return invalid;
  return makeChange(sent, {
    failure: PROFILE_FAILURES.save,
    backTo: SETTINGS_PATH,
    onOwnPage: true,
    change: async () => {
      await saveProfile(sent.db, sent.actor.id, input, sent.now);
      return { toast: PROFILE_SAVED };
    },
  });
}
