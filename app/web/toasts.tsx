import type { Toast } from "../platform/http/forms/toast";
import { Icon } from "./art/art";

/** Above the phone button and in line with it; on phones at the top. */
const PLACE = "toasts md:right-[clamp(1rem,2vw,1.75rem)] md:bottom-24";

/** Where toasts appear. The enhancement script adds its own from the templates below. */
export function ToastRegion({ toast }: { toast: Toast | null }) {
  return (
    <section className={PLACE} aria-label="Notifications" data-toasts>
      {toast ? <ToastCard {...toast} /> : null}
    </section>
  );
}

/** The server-rendered toast of a form; not a second live region of the same name. */
export function PageToast({ toast }: { toast: Toast }) {
  return (
    <div className={PLACE} data-toasts>
      <ToastCard {...toast} />
    </div>
  );
}

/** Two empty toasts for the script to clone, so that the markup exists once. */
export function ToastTemplates() {
  return (
    <>
      <template data-toast-template="ok">
        <ToastCard title="" description="" />
      </template>
      <template data-toast-template="bad">
        <ToastCard title="" description="" destructive />
      </template>
    </>
  );
}

function ToastCard({ title, description, destructive = false }: Toast) {
  return (
    <div
      className={destructive ? "toast toast-bad" : "toast toast-ok"}
      role={destructive ? "alert" : "status"}
    >
      <Icon name={destructive ? "circle-alert" : "circle-check"} size={20} />
      <strong>{title}</strong>
      <button type="button" className="noscript:hidden" aria-label="Dismiss" data-dismiss>
        <Icon name="x" size={16} />
      </button>
      {description === undefined ? null : <p>{description}</p>}
    </div>
  );
}
