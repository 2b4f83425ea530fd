import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { useEffect, useState } from "react";
import { PASSKEY_OPTIONS_PATH } from "../paths";

/** Nobody was asked for a passkey; the message is a sentence for the user. */
class PasskeyUnavailable extends Error {}

/** Whether this browser takes passkeys; false until the page has its scripts. */
export function useHasPasskeys(): boolean {
  const [isAble, setIsAble] = useState(false);
  useEffect(() => setIsAble(typeof globalThis.PublicKeyCredential === "function"), []);
  return isAble;
}

/** Asks for a passkey to sign in; returns its answer as JSON. @throws; see `passkeyProblem` */
export async function askForPasskey(): Promise<string> {
  const optionsJSON = await fetchOptions<PublicKeyCredentialRequestOptionsJSON>("sign-in");
  const { startAuthentication } = await loadWebAuthn();
  return JSON.stringify(await startAuthentication({ optionsJSON }));
}

/** Makes a passkey; returns it as JSON. @throws like `askForPasskey` */
export async function makePasskey(): Promise<string> {
  const optionsJSON = await fetchOptions<PublicKeyCredentialCreationOptionsJSON>("register");
  const { startRegistration } = await loadWebAuthn();
  return JSON.stringify(await startRegistration({ optionsJSON }));
}

/** Most people who open these pages use no passkey. */
async function loadWebAuthn() {
  try {
    return await import("@simplewebauthn/browser");
  } catch (error) {
    const reason = "A part of this page could not be loaded. Reload the page and try again.";
    throw new PasskeyUnavailable(reason, { cause: error });
  }
}

async function fetchOptions<Options>(purpose: "sign-in" | "register"): Promise<Options> {
  const response = await fetch(PASSKEY_OPTIONS_PATH, {
    method: "POST",
    body: new URLSearchParams({ purpose }),
  });
  if (!response.ok) throw new PasskeyUnavailable(await response.text());
  return response.json<Options>();
}

/** A sentence for the user about what went wrong between the button and the browser's dialog. */
export function passkeyProblem(error: unknown): string {
  if (error instanceof PasskeyUnavailable) return error.message;
  if (error instanceof TypeError) return "There is no connection.";
  const isKnown = error instanceof Error && error.name === "InvalidStateError";
  return isKnown ? "This device already has a passkey for your account." : "The passkey was not used.";
}
