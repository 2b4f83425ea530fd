import { type ClipboardEvent, type DragEvent, useCallback } from "react";

type Options = { insert: (markup: string) => void; onPicture: (file: File) => void };

/**
 * Pasting from a word processor or a web page gives its text as light markup, without styles. A pasted or dropped
 * picture opens the dialog for pictures.
 */
export function usePaste({ insert, onPicture }: Options) {
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
        ({ htmlToMarkup }) => insert(htmlToMarkup(html) || text),
        () => insert(text),
      );
    },
    [insert, onPicture],
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

function isPicture(file: File): boolean {
  return file.type.startsWith("image/");
}
