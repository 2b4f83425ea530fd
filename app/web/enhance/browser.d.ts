/** Browser APIs that TypeScript's DOM library lacks. */
interface Navigator {
  readonly globalPrivacyControl?: boolean;
}
/** Of layout shifts, of events that belong to an interaction, and of the navigation. */
interface PerformanceEntry {
  readonly value?: number;
  readonly hadRecentInput?: boolean;
  readonly interactionId?: number;
  readonly responseStart?: number;
  readonly activationStart?: number;
  readonly type?: string;
}
interface PerformanceObserverInit {
  /** Of entries of type event, in ms. */
  durationThreshold?: number;
}
interface NavigateEvent extends Event {
  readonly destination: { readonly url: string };
  readonly hashChange: boolean;
  readonly signal: AbortSignal;
}
interface Window {
  /** Defined only where Turnstile is configured, once its script has loaded. */
  readonly turnstile?: { reset(): void };
  /** The Navigation API: Chromium 102, Safari 26.2, Firefox 147. */
  readonly navigation?: {
    addEventListener(type: "navigate", listener: (event: NavigateEvent) => void): void;
  };
}
