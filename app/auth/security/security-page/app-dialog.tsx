import { SubmitButton, useActionForm } from "../../../ui/forms/action-form";
import { ButtonLink } from "../../../ui/forms/button";
import { TextField } from "../../../ui/forms/field";
import { Dialog, DialogBody, DialogFooter } from "../../../ui/overlays/dialog";
import { SECURITY_PATH } from "../../paths";
import { SECURITY_FAILURES } from "../security";
import type { SecurityView } from "./load.server";

/** Open by its URL, so that it works without JavaScript. */
export function AppDialog({ setUp }: { setUp: NonNullable<SecurityView["setUp"]> }) {
  const form = useActionForm<{ code: string }>({
    failure: SECURITY_FAILURES["app-confirm"],
    intent: "app-confirm",
  });
  return (
    <Dialog
      title="Authenticator app"
      description="Scan the picture with your app, then enter the code that it shows."
      closeTo={SECURITY_PATH}
    >
      <form {...form.formProps} noValidate>
        <DialogBody>
          <input type="hidden" name="intent" value="app-confirm" />
          <QrCode {...setUp.qr} />
          <p className="text-center text-sm text-ink-2">
            Or type this key: <code className="font-semibold text-ink wrap-anywhere">{setUp.secret}</code>
          </p>
          <TextField
            small
            label="Code"
            field={form.fields.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={16}
            required
          />
        </DialogBody>
        <DialogFooter>
          <ButtonLink to={SECURITY_PATH} size="sm" preventScrollReset>
            Cancel
          </ButtonLink>
          <SubmitButton of={form} variant="ink" size="sm">
            Add App
          </SubmitButton>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

/** Dark on light in both themes, since cameras need it. */
function QrCode({ path, size }: { path: string; size: number }) {
  return (
    <svg
      className="size-48 justify-self-center rounded-md"
      viewBox={`-3 -3 ${size + 6} ${size + 6}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR code of the key below"
    >
      <rect x={-3} y={-3} width={size + 6} height={size + 6} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
