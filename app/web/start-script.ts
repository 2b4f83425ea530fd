/**
 * What a public page runs before it is painted. It sets the theme that this reader has chosen: inline, since a file
 * would come too late, and a cached page is the same for everybody. Without a choice, or where storage is blocked, the
 * page follows the system. Once the document is parsed, the next frame loads the site script, whose URL is
 * `data-script`: pages work without that script, which on a slow phone would delay their text. `import()` does not wait
 * for the document as a module's tag does; the second change of state asks again, to no effect. A prerendered page or a
 * background tab has no frame until it is shown, so its visit starts then.
 */
export const START_SCRIPT =
  'try{document.documentElement.dataset.theme=localStorage.theme||"system"}catch{}' +
  "document.onreadystatechange=()=>requestAnimationFrame(()=>import(document.documentElement.dataset.script))";
