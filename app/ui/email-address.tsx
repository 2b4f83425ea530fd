import type { ReactNode } from "react";

/** An email address, which breaks before "@" and dots rather than inside a word. */
export function EmailAddress({ of }: { of: string }) {
  const [first, ...rest] = of.split(/(?=[@.])/);
  const broken = rest.reduce<ReactNode>(
    (before, part) => (
      <>
        {before}
        <wbr />
        {part}
      </>
    ),
    first,
  );
  return <span className="wrap-anywhere">{broken}</span>;
}
