import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useErrorDescription } from "../../ui/error-page";
import { Button, ButtonLink } from "../../ui/forms/button";
import { Dialog, DialogBody, DialogFooter } from "../../ui/overlays/dialog";
import { useToast } from "../../ui/overlays/toast";

/**
 * Replaces a page that failed to load: shows the specified toast, the same text inline, and a retry button. Who may not
 * see the page reads that alone: it has not failed.
 */
export function PageError({ title }: { title: string }) {
  const failure = useFailure(title);
  return (
    <section className="card grid justify-items-start gap-3 p-7">
      <h1>{failure.isRefused ? failure.title : title}</h1>
      <p className="text-ink-2">{failure.detail}</p>
      {failure.isRefused ? null : <RetryForm />}
    </section>
  );
}

/** The same for a lead's dialog over the list. */
export function DialogError({ title, closeTo }: { title: string; closeTo: string }) {
  const { status, detail } = useFailure(title);
  return (
    <Dialog title={title} closeTo={closeTo}>
      <DialogBody>
        <p>{detail}</p>
      </DialogBody>
      <DialogFooter>
        {/* A 404 cannot be retried. */}
        {status === 404 ? (
          <ButtonLink to={closeTo} size="sm">
            Back to the leads
          </ButtonLink>
        ) : (
          <RetryForm />
        )}
      </DialogFooter>
    </Dialog>
  );
}

function useFailure(title: string) {
  const showToast = useToast();
  const failure = useErrorDescription();
  const isRefused = failure.status === 403;
  useEffect(() => {
    if (!isRefused) showToast({ title, destructive: true });
  }, [title, isRefused, showToast]);
  return { ...failure, isRefused };
}

function RetryForm() {
  const { pathname, search } = useLocation();
  return (
    <form action={pathname}>
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="sm">
        Retry
      </Button>
    </form>
  );
}
