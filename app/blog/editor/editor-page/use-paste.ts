import { type ClipboardEvent, type DragEvent, useCallback } from "react";
import { useToast } from "../../../ui/overlays/toast";

type Options = { insert: (markup: string) => void; onPicture: (file: File) => void };

/**
 * Pasting from a word processor or a web page gives its text as light markup, without styles; a toast says
 * that pictures are not among it. A pasted or dropped picture opens the dialog for pictures.
 */
export function usePaste({ insert, onPicture }: Options) {
  const showToast = useToast();
  const onPaste = useCallback(
    (event: ClipboardEvent<HTMLTextAreaElement>) => {
      const { clipboardData } = event;
      const html = clipboardData.getData("text/html");
      const picture = [...clipboardData.files].find(isPicture);
      if (picture && !html) {
        event.preventDefault();
        onPicture(picture);
        return;
      }
      const text = clipboardData.getData("text/plain");
      if (!html) return;
      event.preventDefault();
      // Loaded when it is first needed; without a connection the plain text must do.
      import("./html-to-markup").then(
        ({ readPasted }) => {
          const { markup, pictures } = readPasted(html);
          insert(markup || text);
          if (pictures > 0) showToast(leftOut(pictures));
        },
        () => insert(text),
      );
    },
    [insert, onPicture, showToast],
  );
  const onDrop = useCallback(
    (event: DragEvent<HTMLTextAreaElement>) => {
      const picture = [...event.dataTransfer.files].find(isPicture);
      if (!picture) return;
      event.preventDefault();
      onPicture(picture);
    },
    [onPicture],
  );
  return { onPaste, onDrop };
}

function leftOut(pictures: number) {
  return {
    title: pictures === 1 ? "1 picture was left out" : `${pictures} pictures were left out`,
    description: `Save ${pictures === 1 ? "it" : "them"} to this device, and add ${pictures === 1 ? "it" : "them"} with the picture button.`,
  };
}

function isPicture(file: File): boolean {
  return file.type.startsWith("image/");
}
