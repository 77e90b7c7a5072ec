/** A harbour's pixel: the two-step corner of the shop's identity around a P. */
export const ICON_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#2b3ff2" d="M0 0h32v24h-4v4h-4v4H0z"/><path fill="#fff" d="M9 7h10v3h3v7h-3v3h-6v5H9zm4 4v5h5v-5z"/></svg>`;
