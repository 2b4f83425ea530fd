const MARK = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 28 28'><rect width='28' height='28' rx='6' fill='#10203a'/><path fill='#ff7a33' d='M9.6 18.4 12.2 9.7A6.9 6.9 0 1 1 18.3 15.8Z'/><circle fill='#fbf9f3' cx='6.2' cy='21.8' r='3.7'/></svg>`;

/** The favicon, inlined: as a file it would be a request that competes with the first view. */
export const MARK_ICON = `data:image/svg+xml,${MARK.replace(/[\s<>#]/g, encodeURIComponent)}`;
