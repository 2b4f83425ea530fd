export const SETTINGS_PATH = "/admin/settings";
export const COMPANY_SETTINGS_PATH = "/admin/settings/company";
/** Takes the upload of a profile picture. */
export const PICTURE_PATH = "/admin/settings/picture";
