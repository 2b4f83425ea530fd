import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { Component, type ReactNode } from "react";

const TITLES: Record<number, string> = {
  400: "That request could not be read",
  403: "You may not do this",
  404: "Page not found",
  405: "That is not possible here",
  413: "That was too large",
  415: "That format is not accepted",
  429: "Too many requests",
};

/** The router's own messages for missing routes, loaders or actions address developers. */
const FRAMEWORK_WORDS = /^(?:Error: )?(?:You made an? |No route matches )/;

function referenceOf(rootData: unknown): string | null {
  const known = typeof rootData === "object" && rootData !== null && "reference" in rootData;
  return known && typeof rootData.reference === "string" ? rootData.reference : null;
}

/** An error as shown to users: title, sentence, and for a bug the reference in the log. */
export function useErrorDescription(): { status: number; title: string; detail: string } {
  const error = useRouteError();
  const reference = referenceOf(useRouteLoaderData("root"));
  if (isRouteErrorResponse(error)) {
    return {
      status: error.status,
      title: TITLES[error.status] ?? "Something went wrong",
      detail: typeof error.data === "string" && !FRAMEWORK_WORDS.test(error.data) ? error.data : "",
    };
  }
  const suffix = reference ? ` Reference: ${reference}` : "";
  return {
    status: 500,
    title: "Something went wrong",
    detail: `The error is on our side and has been logged.${suffix}`,
  };
}

export function ErrorPage() {
  const { title, detail } = useErrorDescription();
  return (
    <main className="error-page">
      <h1>{title}</h1>
      <p>{detail}</p>
      <p>
        <a href="/">Return to Home</a>
      </p>
    </main>
  );
}

type Props = { children: ReactNode; fallback: ReactNode };

/** Shows `fallback` from the first error of its children on, in rendering or in an effect; it does not try again. */
export class FallbackBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
