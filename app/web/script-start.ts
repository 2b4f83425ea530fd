/**
 * Loads the page's script after the first paint, so that it does not compete with the first view. Background tabs and
 * prerendered pages paint, and count as visited, only when they are shown.
 * `data-fresh` delays the layout of what is below (styles/waits.css). It is in the HTML, so that nothing is painted
 * before its delay, and is removed at once unless the visitor starts at the top: after a reload, with the back
 * button, or at an anchor (a text fragment `#:~:text=` shows only in the navigation entry's URL). For all others it
 * goes 0.7 s after the first paint, so that resizing the window cannot start another delay.
 * The CSP in platform/http/security-headers.server.ts allows this script by its hash.
 */
export const SCRIPT_START =
  'const{src}=document.currentScript.dataset,page=document.documentElement.dataset,[visit]=performance.getEntriesByType("navigation");"navigate"==visit?.type&&!/#/.test(visit.name)||delete page.fresh,new PerformanceObserver(()=>{import(src),setTimeout(()=>delete page.fresh,700)}).observe({type:"paint",buffered:1})';
