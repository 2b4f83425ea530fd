/** Initials of up to two words; 'U' if there are none. */
export function initials(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean);
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? "");
  return letters.join("").toUpperCase() || "U";
}

export function Avatar({ name }: { name: string }) {
  return (
    <span className="ava" aria-hidden="true">
      {initials(name)}
    </span>
  );
}
