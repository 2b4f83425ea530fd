import { useLocation, useNavigation } from "@remix-run/react";
import { LogOut, PanelLeft } from "lucide-react";
import { SIGN_OUT_FAILURE } from "../../auth/paths";
import type { SidebarName } from "../../platform/http/preferences";
import { Avatar } from "../../ui/avatar";
import { Badge } from "../../ui/badge";
import { ActionForm } from "../../ui/forms/action-form";
import { Button, Spinner } from "../../ui/forms/button";
import { useAction } from "../../ui/forms/use-action";
import { PREFERENCES_PATH, SIGN_OUT_PATH } from "../paths";
import { Bell } from "./bell";
import { Commands } from "./commands";
import { SIDEBAR_ID } from "./sidebar";
import { openWithoutPopovers } from "./use-sidebar";

/** The same label for every role; the server enforces permissions. */
const ROLE_LABEL = "admin";
const OPENS_SIDEBAR = { popovertarget: SIDEBAR_ID };

/** The header: current user, loading indicator, sign-out. */
export function Header({ name, email, avatarUrl, sidebar, onToggle }: HeaderProps) {
  const navigation = useNavigation();
  return (
    <header className="group-has-[.editor]/shell:static sticky top-0 z-20 flex min-h-15 items-center gap-[0.9rem] border-b border-line bg-paper px-page text-sm max-sm:gap-2">
      <span className="md:hidden">
        <Button
          variant="ghost"
          size="sm"
          icon={PanelLeft}
          iconOnly
          onClick={openWithoutPopovers(onToggle)}
          {...OPENS_SIDEBAR}
        >
          Toggle sidebar
        </Button>
      </span>
      <UnfoldSidebar name={sidebar} onUnfold={onToggle} />
      <p className="inline-flex items-center gap-2 text-ink-2" role="status">
        {navigation.state === "idle" ? null : (
          <>
            <Spinner />
            <span className="max-sm:sr-only">Loading</span>
          </>
        )}
      </p>
      <div className="ml-auto flex min-w-0 items-center gap-[0.9rem] max-sm:gap-2">
        <Commands />
        <Bell />
        <Account name={name} email={email} avatarUrl={avatarUrl} />
      </div>
    </header>
  );
}

/** Who is signed in, and the way out; on narrow screens behind the picture. */
function Account({ name, email, avatarUrl }: Pick<HeaderProps, "name" | "email" | "avatarUrl">) {
  const signingOut = useAction({ action: SIGN_OUT_PATH, failure: SIGN_OUT_FAILURE });
  const signOut = (
    <ActionForm of={signingOut}>
      <Button type="submit" variant="ghost" size="sm" icon={LogOut} busy={signingOut.isBusy}>
        Sign Out
      </Button>
    </ActionForm>
  );
  const face = <Avatar name={name} src={avatarUrl} />;
  const who = (
    <>
      {name === email ? null : <b className="truncate font-semibold">{name}</b>}
      <span className="truncate">{email}</span>
      <Badge>{ROLE_LABEL}</Badge>
    </>
  );
  return (
    <>
      <span className="flex min-w-0 items-center gap-[0.9rem] max-lg:hidden">
        {face}
        {who}
        {signOut}
      </span>
      <details className="relative lg:hidden">
        <summary className="block cursor-pointer list-none rounded-full" aria-label={`Account of ${name}`}>
          {face}
        </summary>
        <div className="absolute right-0 z-16 grid w-max justify-items-start gap-2 rounded-lg border border-line bg-raised p-4 shadow-md">
          {who}
          {signOut}
        </div>
      </details>
    </>
  );
}

type HeaderProps = {
  name: string;
  email: string;
  avatarUrl: string | null;
  sidebar: SidebarName;
  onToggle: () => void;
};

/**
 * Reopens a collapsed sidebar on wide screens; only then is it shown. A form, because without JavaScript the server
 * stores the state.
 */
function UnfoldSidebar({ name, onUnfold }: { name: SidebarName; onUnfold: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <form
      className="max-md:hidden lg:group-data-[sidebar=auto]/shell:hidden md:group-data-[sidebar=open]/shell:hidden"
      method="post"
      action={PREFERENCES_PATH}
      onSubmit={(event) => {
        event.preventDefault();
        onUnfold();
      }}
    >
      <input type="hidden" name="intent" value={name} />
      <input type="hidden" name="value" value="open" />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <Button type="submit" variant="ghost" size="sm" icon={PanelLeft} iconOnly>
        Show sidebar
      </Button>
    </form>
  );
}
