/** The form's fields in the order of the page, each with its label and its longest text. */
export const PROFILE_FIELDS = {
  display_name: { label: "Display name", max: 100 },
  first_name: { label: "First name", max: 100 },
  last_name: { label: "Last name", max: 100 },
  company: { label: "Company", max: 200 },
  position: { label: "Position", max: 200 },
  phone: { label: "Phone", max: 50 },
  bio: { label: "Bio", max: 2000 },
} as const;
export type ProfileField = keyof typeof PROFILE_FIELDS;

export const PROFILE_INTENT = "profile";
export const PROFILE_SAVED = { title: "Profile updated successfully" };

export const PROFILE_FAILURES = {
  load: { title: "Failed to load user profile" },
  save: { title: "Failed to update profile" },
  picture: { title: "Failed to update profile" },
} as const;
