import { useLocation } from "@remix-run/react";
import { Button } from "../ui/forms/button";

/** In place of a page whose data could not be read. */
export function NotLoaded({ title }: { title: string }) {
  const { pathname } = useLocation();
  return (
    <section className="card grid justify-items-start gap-3 p-7">
      <h2>{title}</h2>
      <p className="text-ink-2">The database did not answer. Nothing is lost.</p>
      <form action={pathname}>
        <Button type="submit" size="sm">
          Retry
        </Button>
      </form>
    </section>
  );
}
