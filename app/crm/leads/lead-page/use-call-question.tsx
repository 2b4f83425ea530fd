import { type ComponentType, useState } from "react";

/** What asks how a call went, once `onCall` was called; its script comes only then. */
export function useCallQuestion() {
  const [Question, setQuestion] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  return {
    question: Question && <Question onClose={() => setQuestion(null)} />,
    onCall: () => {
      const coming = import("./call-outcome");
      // Without it, the call can still be added as an activity.
      coming.then(({ CallOutcome }) => setQuestion(() => CallOutcome)).catch(() => {});
    },
  };
}
