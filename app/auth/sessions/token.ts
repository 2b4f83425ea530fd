/**
 * reset: a link that sets a new password; setup: the link that makes the first owner; factor: a sign-in whose password
 * was right; passkey and passkey-registration: a challenge that a passkey signs.
 */
export const TOKEN_PURPOSES = ["reset", "setup", "factor", "passkey", "passkey-registration"] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];
