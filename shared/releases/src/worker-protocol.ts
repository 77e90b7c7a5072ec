import type { PageContext, RenderRequest, RenderResult, ServerBundle } from '@shop/contracts/rendering';

/** What a bundle's thread is started with. */
export interface WorkerData {
  /** URL of the bundle. */
  file: string;
  /** URL of its folder, with a slash at the end: what it may load files from. */
  folder: string;
  /** 0 to 19: scheduling niceness of its renders against the server's other threads (Linux only). */
  niceness: number;
}

/** A page as it crosses: without the texts of the shop when the thread has them. */
export type SentPage = Omit<PageContext, 'languagePack'> & { languagePack?: PageContext['languagePack'] | undefined };
/** A render request as it is posted to a thread. */
export type SentRequest = Omit<RenderRequest, 'page'> & { page: SentPage };

/** A fetch that the server makes for a render. */
export interface SentFetch {
  url: string;
  method: string;
  headers: [string, string][];
  body: string | null;
}

/** Response to a fetch as it is posted to a thread. */
export interface SentResponse {
  status: number;
  headers: [string, string][];
  body: string;
}

/** From the server to the thread. */
export type ToWorker =
  /** Slots of one page, each with the id of its render; the texts go along when they are new. */
  | {
      kind: 'render';
      requests: readonly (readonly [id: number, request: SentRequest])[];
      languagePack?: PageContext['languagePack'];
    }
  | { kind: 'abort'; id: number; reason: string }
  | { kind: 'fetched'; call: number; response: SentResponse }
  | { kind: 'not-fetched'; call: number; error: string };

/** From the thread to the server. */
export type FromWorker =
  | { kind: 'ready'; slots: ServerBundle['slots'] }
  /** The bundle could not be loaded. */
  | { kind: 'broken'; message: string }
  | { kind: 'result'; id: number; result: RenderResult }
  /** The render has been aborted and has returned: its thread is not stuck. */
  | { kind: 'aborted'; id: number }
  | { kind: 'fetch'; id: number; call: number; request: SentFetch };
