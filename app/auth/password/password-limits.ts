export const MIN_PASSWORD_LENGTH = 6;
/** Longer passwords are rejected before hashing. */
export const MAX_PASSWORD_LENGTH = 128;
