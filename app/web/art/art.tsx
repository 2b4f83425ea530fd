import type { SignatureName } from "../../copy/modules";
import type { DrawingFiles } from "./files";
import { ICONS, type IconName, SIGNATURES } from "./icons";
import type { Picture } from "./picture";

/** A drawing as inline SVG. Screen readers announce its label; without one it is hidden from them. */
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

type ArtFileProps = { picture: Picture; files: DrawingFiles; className?: string };

/**
 * A drawing as a file, lazy-loaded near the viewport. Two, of which the theme hides one (art.css): browsers load no
 * lazy picture that is not laid out, and one with `<source media>` would follow the system alone.
 */
export function ArtFile({ picture, files, className = "" }: ArtFileProps) {
  const [, , width, height] = picture.viewBox.split(" ");
  return (["light", "dark"] as const).map((theme) => (
    <img
      key={theme}
      className={`art art-${theme} ${picture.className ?? ""} ${className}`.trim()}
      src={files[theme]}
      width={width}
      height={height}
      alt={picture.label ?? ""}
      loading="lazy"
    />
  ));
}

/** A lucide icon. Decorative: always next to text, or inside a control with its own name. */
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

/** A module's light signature; decorative, always next to the module's name. */
export function Signature({ name }: { name: SignatureName }) {
  return (
    <svg
      className="light-signature"
      width={48}
      height={6}
      viewBox="0 0 48 6"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: SIGNATURES[name] }}
    />
  );
}
