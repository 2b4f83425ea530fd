/** The `tel:` link for `label`, without an extension: RFC 3966 defines `;ext=`, but phones dial its digits. */
export function dialedNumber(label: string): string {
  const [number = ""] = label.match(/[+(]*\d[^\p{L}#;,]*/u) ?? [];
  return `tel:${number.replace(/[^\d+]/g, "")}`;
}
