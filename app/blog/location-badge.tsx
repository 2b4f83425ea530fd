import { MapPin } from "lucide-react";

export function LocationBadge({ location }: { location: string }) {
  if (location === "") return null;
  return (
    <span className="badge badge-line">
      <MapPin className="ic" />
      {location}
    </span>
  );
}
