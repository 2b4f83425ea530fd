import { ZONE_GROUPS, zoneLabel } from "../../platform/time/zones";

type ZoneFormProps = { action: string; zone: string; hidden: Record<string, string | null> };

/** The visitor's time zone: the server's guess, until somebody chooses. */
export function ZoneForm({ action, zone, hidden }: ZoneFormProps) {
  const isListed = ZONE_GROUPS.some(({ zones }) => zones.includes(zone));
  return (
    <form className="tz" action={action}>
      {Object.entries(hidden).map(([name, value]) =>
        value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label className="sr-only" htmlFor="zone">
        Time zone
      </label>
      <select className="input input-select" id="zone" name="zone" defaultValue={zone}>
        {isListed ? null : <option value={zone}>{zoneLabel(zone)}</option>}
        {ZONE_GROUPS.map(({ label, zones }) => (
          <optgroup key={label} label={label}>
            {zones.map((name) => (
              <option key={name} value={name}>
                {zoneLabel(name)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <button type="submit" className="btn btn-outline btn-sm">
        Update Times
      </button>
    </form>
  );
}
