/** Apart from the schemas, whose library the frame of the back office does not load. */
export const PROFILE_FAILURES = {
  load: { title: "Failed to load user profile" },
  save: { title: "Failed to update profile" },
  picture: { title: "Failed to update profile" },
} as const;
