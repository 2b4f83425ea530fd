export const SIGN_IN_PATH = "/auth";
export const FACTOR_PATH = "/auth/factor";
export const RESET_PATH = "/auth/reset";
export const INVITE_PATH = "/auth/invite";
export const SETUP_PATH = "/auth/setup";
export const PASSKEY_OPTIONS_PATH = "/auth/passkey-options";
/** Where the first owner of a company without a name comes to. */
export const FIRST_RUN_PATH = "/admin/first-run";
export const SECURITY_PATH = "/admin/settings/security";
export const CODES_PATH = "/admin/settings/security/codes";
export const TEAM_PATH = "/admin/settings/team";

export const SIGN_OUT_FAILURE = { title: "Failed to sign out" } as const;
