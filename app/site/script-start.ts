/**
 * Asks for the page's script once the first paint is on the screen, so that it takes nothing from what the first view
 * needs. A tab in the background, or a page that the browser prepares ahead, paints when it is looked at: until then it
 * is not visited. `data-fresh` says that the visitor comes in at the top (styles/public.css): not by a reload or by the
 * back button, nor at a place inside the page. The policy in platform/security-headers.server.ts allows this text by its
 * hash.
 */
export const SCRIPT_START =
  'const{src}=document.currentScript.dataset;"navigate"==performance.getEntriesByType("navigation")[0]?.type&&!location.hash&&document.documentElement.toggleAttribute("data-fresh"),new PerformanceObserver(()=>import(src)).observe({type:"paint",buffered:!0})';
