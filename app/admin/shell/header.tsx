import { Form, useLocation, useNavigation } from "@remix-run/react";
import { LogOut, PanelLeft } from "lucide-react";
import { Avatar } from "../../ui/avatar";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { PREFERENCES_PATH, SIGN_OUT_PATH } from "../paths";
import { Commands } from "./commands";
import { SIDEBAR_ID } from "./sidebar";

/** Shown for every role; what a role may do is decided on the server. */
const ROLE_LABEL = "admin";
const OPENS_SIDEBAR = { popovertarget: SIDEBAR_ID };

/** The bar over every page: who is signed in, what is loading, and the way out. */
export function Header({ email, onUnfold }: { email: string; onUnfold: () => void }) {
  const navigation = useNavigation();
  const signingOut = navigation.formAction === SIGN_OUT_PATH;
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
        <Form method="post" action={SIGN_OUT_PATH}>
          <Button type="submit" size="sm" icon={LogOut} busy={signingOut}>
            Sign Out
          </Button>
        </Form>
      </div>
    </header>
  );
}

/** Brings a folded sidebar back on wide screens; a form, since the server keeps its state where scripts are off. */
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
