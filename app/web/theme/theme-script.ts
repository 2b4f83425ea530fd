/**
 * Sets the theme that this reader has chosen before the page is painted: inline, since a file would come too late, and
 * a cached page is the same for everybody. Without a choice, or where storage is blocked, the page follows the system.
 */
export const THEME_SCRIPT = 'try{document.documentElement.dataset.theme=localStorage.theme||"system"}catch{}';
