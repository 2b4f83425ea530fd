/**
 * Asks for the page's script once the first paint is on the screen, so that it takes nothing from what the first view
 * needs. A tab in the background, or a page that the browser prepares ahead, paints when it is looked at: until then it
 * is not visited. `data-fresh` lets what is below wait a moment (styles/public.css). It stands in the page, so that nothing
 * is seen before it waits, and goes at once when the visitor does not come in at the top: by a reload, by the back button
 * or at a place inside the page, which for a link to a text (`#:~:text=`) only the visit's own address tells. It goes
 * for all 0.7 s after the first paint: a window that changes its size must not let it wait again. The policy in
 * platform/security-headers.server.ts allows this text by its hash.
 */
export const SCRIPT_START =
  'const{src}=document.currentScript.dataset,page=document.documentElement.dataset,[visit]=performance.getEntriesByType("navigation");"navigate"==visit?.type&&!/#/.test(visit.name)||delete page.fresh,new PerformanceObserver(()=>{import(src),setTimeout(()=>delete page.fresh,700)}).observe({type:"paint",buffered:1})';
