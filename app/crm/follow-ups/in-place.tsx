import { CalendarClock } from "lucide-react";
import { createContext, type ReactNode, useContext } from "react";
import { Icon } from "../../ui/icon";
import { onDemand } from "../../ui/on-demand";
import { useToasts } from "../../ui/overlays/toast";
import { useInPlaceDialog } from "../components/in-place";
import type { FollowUpChoice } from "./follow-up";
import { type FollowedUp, FollowUpDialog } from "./follow-up-dialog";
import { FollowUpText } from "./follow-up-text";

const followUpDialog = onDemand({
  name: "follow-up-dialog",
  rendered: import.meta.env.SSR ? FollowUpDialog : null,
  load: async () => (await import("./follow-up-dialog")).FollowUpDialog,
});

const OpenFollowUp = createContext<(what: FollowedUp, at?: Element) => void>(() => {});

type FollowUpProviderProps = { choices: FollowUpChoice[]; children: ReactNode };

/** Around lists with a `FollowUpButton` per lead, which share one dialog. */
export function FollowUpProvider({ choices, children }: FollowUpProviderProps) {
  const { entry, open, ...dialog } = useInPlaceDialog<FollowedUp, string>();
  const { showToast, dismiss } = useToasts();
  const openLoaded = async (what: FollowedUp, at?: Element) => {
    const key = followUpDialog.name;
    if (!(await followUpDialog.request())) {
      // Offline it comes later; after a deployment it has gone for good.
      const title = "The dialog could not be loaded. Try again, or load the page again.";
      return showToast({ title, destructive: true }, { key });
    }
    dismiss(key);
    open(what, at);
  };
  const Choices = followUpDialog.loaded();
  return (
    <OpenFollowUp.Provider value={openLoaded}>
      {children}
      {entry && Choices ? <Choices {...{ entry, choices, ...dialog }} /> : null}
    </OpenFollowUp.Provider>
  );
}

type FollowUpButtonProps = {
  what: FollowedUp;
  /** The id of a `NoScriptLinkForm`, which opens `what.page` without JavaScript. */
  form: string;
};

/** Shows the next follow-up, under the demo before it; opens the choice of another one. */
export function FollowUpButton({ what, form }: FollowUpButtonProps) {
  const open = useContext(OpenFollowUp);
  const { name, followUp, demo } = what;
  return (
    <button
      type="submit"
      form={form}
      formAction={what.page}
      className="relative z-1 -mx-1 flex min-h-7 max-w-[calc(100%+0.5rem)] cursor-pointer items-center gap-1 rounded-sm px-1 text-left text-balance hover:bg-hover"
      aria-label={
        (demo ? `Demo ${demo.text}. ` : "") +
        (followUp ? `${followUp.text}: change the follow-up of ${name}` : `Set follow-up for ${name}`)
      }
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        open(what, event.currentTarget);
      }}
    >
      {demo || followUp ? (
        <span className="grid">
          {demo && (
            <span>
              Demo <FollowUpText of={demo} />
            </span>
          )}
          {followUp && <FollowUpText of={followUp} />}
        </span>
      ) : (
        <>
          <Icon of={CalendarClock} size={15} />
          <span className="text-ink-2">Set follow-up</span>
        </>
      )}
    </button>
  );
}
