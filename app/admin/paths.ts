export const ADMIN_PATH = "/admin";
export const PREFERENCES_PATH = "/admin/preferences";
export const SIGN_OUT_PATH = "/auth/sign-out";
