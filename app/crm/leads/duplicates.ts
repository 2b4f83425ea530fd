export type Duplicate = { id: string; label: string; shares: string };

type Found = { id: string; firstName: string; lastName: string; companyName: string; sharesEmail: number };

/** A possible duplicate, with the fields that match. */
export function toDuplicate(row: Found): Duplicate {
  return {
    id: row.id,
    label: `${row.firstName} ${row.lastName}, ${row.companyName}`,
    shares: row.sharesEmail ? "same email" : "same phone number",
  };
}
