export const SIGN_OUT_FAILURE = { title: "Failed to sign out" } as const;
