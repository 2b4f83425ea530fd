import { useRef, useState } from "react";

/**
 * Whether a form that follows what is stored holds words that are not saved. Those typed while it is being saved are
 * not saved with it: they stay, as unsaved ones.
 */
export function useTyping() {
  const [isTyping, setTyping] = useState(false);
  const isSent = useRef(false);
  return {
    isTyping,
    onInput: () => {
      isSent.current = false;
      setTyping(true);
    },
    onSend: () => {
      isSent.current = true;
    },
    onSaved: () => isSent.current && setTyping(false),
    onReset: () => setTyping(false),
  };
}

export type Typing = ReturnType<typeof useTyping>;
