/** As many as can be read beside each other. */
export const MAX_COMPARED = 4;
