/**
 * What a public page runs before it is painted. It sets the theme that this reader has chosen: inline, since a file
 * would come too late, and a cached page is the same for everybody. Without a choice, or where storage is blocked, the
 * page follows the system. With the first frame it loads the site script, whose URL is the head's `data-script`: pages
 * work without that script, which on a slow phone would delay their text. A prerendered page or a background tab has no
 * frame until it is shown, so its visit starts then.
 */
export const START_SCRIPT =
  'try{document.documentElement.dataset.theme=localStorage.theme||"system"}catch{}' +
  "requestAnimationFrame(()=>import(document.head.dataset.script))";
