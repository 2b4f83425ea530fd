/** Newer parts of the browser that TypeScript's library does not know yet. */
interface Navigator {
  readonly globalPrivacyControl?: boolean;
}
interface Document {
  readonly prerendering?: boolean;
}
