import { useEffect, useRef, useState } from "react";
import { PREVIEW_PATH } from "../../staff/staff-posts";

/** Sanitized HTML. */
export type PreviewHtml = { lead: string; rest: string };

const PAUSE_MS = 250;

/** The content as readers will see it, rendered by the server after a pause in typing. */
export function usePreview(content: string, initial: PreviewHtml): PreviewHtml {
  const [html, setHtml] = useState(initial);
  const shown = useRef(content);
  useEffect(() => {
    if (content === shown.current) return;
    const abort = new AbortController();
    const pause = setTimeout(async () => {
      const rendered = await render(content, abort.signal);
      if (!rendered) return;
      shown.current = content;
      setHtml(rendered);
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      abort.abort();
    };
  }, [content]);
  return html;
}

/** Null if the server cannot be reached: the last preview stays. */
async function render(content: string, signal: AbortSignal): Promise<PreviewHtml | null> {
  try {
    const body = new URLSearchParams({ content });
    const response = await fetch(PREVIEW_PATH, { method: "POST", body, signal, redirect: "manual" });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
