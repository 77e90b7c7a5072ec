/**
 * Name under which the shell serves the hashes of all files of a release, beside these. No build makes a file of this
 * name.
 */
export const INTEGRITY_LIST = 'integrity.json';
