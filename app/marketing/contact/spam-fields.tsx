import { useSite } from "../../web/use-site";

/** Cloudflare's bot check, in the height that it will have. Loads nothing unless it is configured. */
export function Turnstile() {
  const { turnstileSiteKey } = useSite();
  if (turnstileSiteKey === null) return null;
  return (
    <>
      <div
        className="cf-turnstile min-h-[65px] noscript:hidden"
        data-sitekey={turnstileSiteKey}
        data-response-field-name="turnstile"
        data-size="flexible"
        data-theme="auto"
      />
      <script src="https://challenges.cloudflare.com/turnstile/v0/api.js" async defer />
    </>
  );
}

/**
 * Tells browsers and password managers (1Password, LastPass, Bitwarden, Dashlane) that they have nothing to fill in.
 * Chrome and Safari ignore `autocomplete="off"` where the name or label is one of a person's or company's data.
 */
const NO_AUTOFILL = {
  autoComplete: "off",
  "data-1p-ignore": true,
  "data-lpignore": true,
  "data-bwignore": true,
  "data-form-type": "other",
} as const;

/** Visually hidden and out of the tab order. Not `display: none`, which bots check for. */
export function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor="trap-field">Leave this empty</label>
      <input id="trap-field" type="text" name="trap" tabIndex={-1} {...NO_AUTOFILL} />
    </div>
  );
}
