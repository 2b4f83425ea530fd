/** One for each IANA name. */
export function TimeZoneOptions({ zones }: { zones: string[] }) {
  return zones.map((zone) => (
    <option key={zone} value={zone}>
      {zone.replaceAll("_", " ")}
    </option>
  ));
}
