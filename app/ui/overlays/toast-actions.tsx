import * as Radix from "@radix-ui/react-toast";
import type { ToastForm } from "../../platform/http/forms/toast";

type ToastActionProps = { label: string; onChoose: () => void };

/** A screen reader announces the key that leads to the button, since the focus stays where it is. */
export function ToastAction({ label, onChoose }: ToastActionProps) {
  return (
    <Radix.Action altText={`Press F8 to reach ${label}`} asChild>
      <button type="button" className="toast-undo" onClick={onChoose}>
        {label}
      </button>
    </Radix.Action>
  );
}

/** A toast's button without JavaScript. */
export function StaticForm({ label, form }: { label: string; form: ToastForm }) {
  return (
    <form method="post" action={form.action}>
      {Object.entries(form.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="toast-undo">
        {label}
      </button>
    </form>
  );
}

/** Opens another tab, so that what was typed on the page stays. */
export function SignInLink({ to }: { to: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className="toast-undo">
      Sign in<span className="sr-only"> in a new tab</span>
    </a>
  );
}
