import { Component, type ReactNode } from "react";

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
