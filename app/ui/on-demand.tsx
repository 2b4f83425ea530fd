import { Link, useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";

type PartOptions<Props> = {
  /** Marks it in the page; one of this name at a time. */
  name: string;
  /** `import.meta.env.SSR ? Table : null`, so that the browser's script has no trace of it. */
  rendered: ComponentType<Props> | null;
  load: () => Promise<ComponentType<Props>>;
};

type OnDemand<Props> = {
  name: string;
  /** Null until it has come. */
  loaded: () => ComponentType<Props> | null;
  /** Resolves with it when it has come, with null if it has failed to. */
  request: () => Promise<ComponentType<Props> | null>;
};

/** Of the parts that are shown on the page as it came. */
const shownParts: Promise<unknown>[] = [];

/** Hydrates once the parts that the server's page shows have come; at once if it shows none. */
export function hydrateWithParts(hydrate: () => void): void {
  if (shownParts.length === 0) hydrate();
  else Promise.all(shownParts).then(hydrate);
}

/**
 * A part of a page whose script the browser loads only where it is shown, by `Part`; or once it is asked for, as a
 * dialog, by who calls `request`.
 */
export function onDemand<Props>({ name, rendered, load }: PartOptions<Props>): OnDemand<Props> {
  let loaded = rendered;
  const request = async () => (loaded ??= await load().catch(() => null));
  if (!loaded && isShown(name)) shownParts.push(request());
  return { name, loaded: () => loaded, request };
}

/**
 * Shows a part that is loaded on demand; the server renders it with the page. If its script does not come, as after a
 * deployment or offline, the rest of the page goes on working.
 */
export function Part<Props extends object>({ of, props }: { of: OnDemand<Props>; props: Props }) {
  const [Loaded, setLoaded] = useState(() => of.loaded());
  useEffect(() => {
    if (!Loaded) of.request().then((part) => setLoaded(() => part ?? NotLoaded));
  }, [Loaded, of]);
  return Loaded ? (
    <div data-part={of.name}>
      <Loaded {...props} />
    </div>
  ) : (
    <div key="server" data-part={of.name} suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />
  );
}

/** React leaves the server's HTML as it is. */
const KEPT = { __html: "" };

const isShown = (name: string) => document.querySelector(`[data-part="${name}"]`) !== null;

function NotLoaded() {
  const { pathname, search } = useLocation();
  return (
    <p className="text-sm text-ink-2" role="alert">
      This part of the page could not be loaded.{" "}
      <Link to={pathname + search} reloadDocument className="underline">
        Load the page again
      </Link>
    </p>
  );
}
