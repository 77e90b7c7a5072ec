/** Name under which the shell serves the hashes of all files of releases. No build makes a file of this name. */
export const INTEGRITY_LIST = 'integrity.json';
