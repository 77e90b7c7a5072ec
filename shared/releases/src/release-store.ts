/** A file of the store with its tag. */
export interface StoredFile {
  bytes: Uint8Array;
  /** Changes with the content: a later write can name the version that it expects to replace. */
  tag: string;
}

/** The file has been changed concurrently. */
export class ConflictError extends Error {
  override name = 'ConflictError';
}

/** Where releases and the registry lie. Keys are paths with slashes, e.g. `mf-header/1.0.0-abc/browser/entry.js`. */
export interface ReleaseStore {
  /** For people. */
  address: string;
  /** Null when there is no such file. Rejects when the store cannot be reached. */
  read(key: string): Promise<StoredFile | null>;
  /**
   * Replaces a whole file atomically: a reader sees the old one or the new one. With `expected` (a tag, or null for a
   * new file) it throws ConflictError when the file has changed.
   */
  write(key: string, bytes: Uint8Array, expected?: string | null): Promise<void>;
  /** Keys of all files below a folder; none for one that is not there. */
  list(folder: string): Promise<string[]>;
  /** Removes a folder with everything in it; one that is not there is no error. */
  removeFolder(folder: string): Promise<void>;
  /** A folder of this machine with the same files: servers import and send files from there. */
  localFolder(folder: string): Promise<string>;
}
