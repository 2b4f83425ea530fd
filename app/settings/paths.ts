export const SETTINGS_PATH = "/admin/settings";
/** Where the forms of the profile's page go: without `index`, its frame would get them. */
export const PROFILE_ACTION = "/admin/settings?index";
export const COMPANY_SETTINGS_PATH = "/admin/settings/company";
/** Takes the upload of a profile picture. */
export const PICTURE_PATH = "/admin/settings/picture";
