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
        data-theme="light"
      />
      <script src="https://challenges.cloudflare.com/turnstile/v0/api.js" async defer />
    </>
  );
}

/** Visually hidden and out of the tab order. Not `display: none`, which bots check for. */
export function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor="website-field">Website</label>
      <input id="website-field" type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
