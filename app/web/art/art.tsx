import { ICONS, type IconName } from "./icons";
import type { Picture } from "./picture";
import type { SignatureName } from "./signature";
import { SIGNATURES } from "./signature";

/** A drawing. Its label is read aloud; one without a label is skipped. */
export function Art({ picture, className = "" }: { picture: Picture; className?: string }) {
  const described =
    picture.label === null ? { "aria-hidden": true } : { role: "img", "aria-label": picture.label };
  return (
    <svg
      className={`art ${picture.className ?? ""} ${className}`.trim()}
      viewBox={picture.viewBox}
      preserveAspectRatio={picture.preserveAspectRatio}
      {...described}
      dangerouslySetInnerHTML={{ __html: picture.body }}
    />
  );
}

/** A drawing that comes as a file when the visitor gets near it; it follows no theme, and stands on light grounds only. */
export function ArtFile({ picture, file }: { picture: Picture; file: string }) {
  const [, , width, height] = picture.viewBox.split(" ");
  return (
    <img
      className={`art ${picture.className ?? ""}`.trim()}
      src={file}
      width={width}
      height={height}
      alt={picture.label ?? ""}
      loading="lazy"
    />
  );
}

/** A lucide icon, always beside a word or inside a control that has a name of its own. */
export function Icon({
  name,
  size = 18,
  className = "",
}: {
  name: IconName;
  size?: number;
  className?: string;
}) {
  return (
    <svg
      className={`ic ${className}`.trim()}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: ICONS[name] }}
    />
  );
}

/** The light signature of a module; decorative, always beside the module's name. */
export function Signature({ name }: { name: SignatureName }) {
  return (
    <svg
      className="sig"
      width={48}
      height={6}
      viewBox="0 0 48 6"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: SIGNATURES[name] }}
    />
  );
}
