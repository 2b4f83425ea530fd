export const SIGN_IN_PATH = "/auth";
