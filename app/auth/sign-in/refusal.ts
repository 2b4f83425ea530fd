/** Why a form of the sign-in pages was rejected: messages by field, or one sentence. Passwords never travel back. */
export type Refusal = {
  email?: string;
  name?: string;
  errors: Record<string, string[] | null>;
  message: string | null;
};

/** Rejects a form of the sign-in pages. */
export class FormRefused extends Error {
  readonly status: number;
  readonly refusal: Refusal;
  constructor(status: number, refusal: Partial<Refusal>) {
    super(`The form was refused with ${status}`);
    this.status = status;
    this.refusal = { errors: {}, message: null, ...refusal };
  }
}

/** "Too many tries. Wait 15 min and sign in again."; `then` names what else was tried. */
export function tooManyTries(seconds: number, then = "sign in again"): string {
  return `Too many tries. Wait ${Math.ceil(seconds / 60)} min and ${then}.`;
}
