import { useLocation, useNavigation } from "@remix-run/react";
import { LogOut, PanelLeft } from "lucide-react";
import { SIGN_OUT_FAILURE } from "../../auth/failures";
import { ActionForm } from "../../ui/action-form";
import { Avatar } from "../../ui/avatar";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { useAction } from "../../ui/use-action";
import { PREFERENCES_PATH, SIGN_OUT_PATH } from "../paths";
import { Commands } from "./commands";
import { SIDEBAR_ID } from "./sidebar";

/** The same label for every role; the server enforces permissions. */
const ROLE_LABEL = "admin";
const OPENS_SIDEBAR = { popovertarget: SIDEBAR_ID };

/** The header: current user, loading indicator, sign-out. */
export function Header({ email, onUnfold }: { email: string; onUnfold: () => void }) {
  const navigation = useNavigation();
  const signingOut = useAction({ action: SIGN_OUT_PATH, failure: SIGN_OUT_FAILURE });
  return (
    <header className="bar">
      <span className="i-menu">
        <Button variant="ghost" size="sm" icon={PanelLeft} iconOnly {...OPENS_SIDEBAR}>
          Toggle sidebar
        </Button>
      </span>
      <UnfoldSidebar onUnfold={onUnfold} />
      <p className="pending" role="status">
        {navigation.state === "idle" ? null : (
          <>
            <span className="spin" />
            Loading
          </>
        )}
      </p>
      <div className="bar-end">
        <Commands />
        <span className="me">
          <Avatar name={email.split("@")[0] ?? ""} />
          <span className="email ellip">{email}</span>
          <Badge>{ROLE_LABEL}</Badge>
        </span>
        <ActionForm of={signingOut}>
          <Button type="submit" size="sm" icon={LogOut} busy={signingOut.isBusy}>
            Sign Out
          </Button>
        </ActionForm>
      </div>
    </header>
  );
}

/** Reopens a collapsed sidebar on wide screens. A form, because without JavaScript the server stores the state. */
function UnfoldSidebar({ onUnfold }: { onUnfold: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <form
      className="i-unfold"
      method="post"
      action={PREFERENCES_PATH}
      onSubmit={(event) => {
        event.preventDefault();
        onUnfold();
      }}
    >
      <input type="hidden" name="intent" value="sidebar" />
      <input type="hidden" name="value" value="open" />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <Button type="submit" variant="ghost" size="sm" icon={PanelLeft} iconOnly>
        Show sidebar
      </Button>
    </form>
  );
}
