import { forwardRef, type TextareaHTMLAttributes, useImperativeHandle, useLayoutEffect, useRef } from "react";

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & { value: string };

/**
 * A text area as high as its text. Safari before 26.2 and Firefox cannot size one by its content: there it is measured.
 */
export const GrowingTextarea = forwardRef<HTMLTextAreaElement, Props>(function GrowingTextarea(
  { className = "", value, ...props },
  forwarded,
) {
  const own = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(forwarded, () => own.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of the text
  useLayoutEffect(() => {
    const area = own.current;
    if (!area || CSS.supports("field-sizing", "content")) return;
    resize(area);
    const observer = new ResizeObserver(() => resize(area));
    observer.observe(area);
    return () => observer.disconnect();
  }, [value]);
  return (
    <textarea
      {...props}
      ref={own}
      className={`field-sizing-content resize-none ${className}`}
      value={value}
    />
  );
});

/** Sets the height that the text takes at the present width, borders included. */
function resize(area: HTMLTextAreaElement): void {
  area.style.height = "auto";
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}
