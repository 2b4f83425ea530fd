import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { PASSKEY_OPTIONS_PATH } from "../paths";

/** What the browser is asked to do with a passkey; `reason` is a sentence for the user. */
class PasskeyOptionsRefused extends Error {}

/** What the browser's dialog needs to sign in. @throws if the server refuses or cannot be reached */
export function fetchSignInOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return fetchOptions("sign-in");
}

/** What the browser's dialog needs to make a passkey. @throws like `fetchSignInOptions` */
export function fetchRegistrationOptions(): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return fetchOptions("register");
}

async function fetchOptions<Options>(purpose: "sign-in" | "register"): Promise<Options> {
  const response = await fetch(PASSKEY_OPTIONS_PATH, {
    method: "POST",
    body: new URLSearchParams({ purpose }),
  });
  if (!response.ok) throw new PasskeyOptionsRefused(await response.text());
  return response.json<Options>();
}

/** A sentence for the user about what went wrong between the button and the browser's dialog. */
export function passkeyProblem(error: unknown): string {
  if (error instanceof PasskeyOptionsRefused) return error.message;
  if (error instanceof TypeError) return "There is no connection.";
  const isKnown = error instanceof Error && error.name === "InvalidStateError";
  return isKnown ? "This device has a passkey for your account already." : "The passkey was not used.";
}
