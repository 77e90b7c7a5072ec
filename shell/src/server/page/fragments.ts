import type { PageContext, RenderResult } from '@shop/contracts/rendering';
import type { SlotName } from '@shop/contracts/slots';
import { COOKIE_STAND_IN } from '@shop/releases';
import { EMPTY_RESULT, failedResult } from '@shop/contracts/render-result';
import { sharesWork as mayShare } from '@shop/platform/shares-work';
import type { ReleaseReads } from '../releases/release-reads.ts';
import { offers, type Release, type ReleaseSet } from '../releases/release-set.ts';
import { siteOf } from '../releases/site-of.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { FragmentCache } from './fragment-cache.ts';
import type { UpstreamWatch } from './upstream-watch.ts';

/**
 * `late`: timed out. `missing`: no release offers it, or its server bundle cannot be loaded. `skipped`: the circuit
 * breaker is open after repeated failures.
 */
export type FragmentOutcome = 'ok' | 'late' | 'failed' | 'missing' | 'skipped';

export interface Fragment extends RenderResult {
  slot: SlotName;
  outcome: FragmentOutcome;
  /** Render time in milliseconds; null when nothing was rendered: skipped, or from the cache. */
  milliseconds: number | null;
  /** Release that rendered it; null when none offers it. */
  release: Pick<Release, 'name' | 'version'> | null;
  /** True when the release is at fault: the api had responded successfully to all its requests. */
  isReleaseToBlame: boolean;
}

export interface FragmentJob {
  page: PageContext;
  cookie: string | null;
  requestId: string;
  apiBase: string;
  /** The reads of each release for this page. */
  reads: (release: Release) => ReleaseReads;
  releases: ReleaseSet;
  /** The api's responses to this page. */
  upstream: Pick<UpstreamWatch, 'hasFailed' | 'isToWaitFor'>;
  breaker: CircuitBreaker;
  /**
   * Cache of fragments: the frame of shared pages, whose own slot is cached with the page, and slots that all members
   * share.
   */
  cache: FragmentCache;
  /** Whether results may be reused on other pages. */
  sharesWork: boolean;
  /** Load data only, for a browser that renders itself. */
  isDataOnly: boolean;
  pageSlot: SlotName | null;
  deadlineMs: (slot: SlotName) => number;
  now: () => number;
}

class TimedOut extends Error {
  override name = 'TimedOut';
}

/** Calls `act` once after a timeout; the returned function cancels. */
const after = (milliseconds: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
};

/** A visitor's page is cached as a whole; caching its own slot as well would store it twice. */
const isReusable = (slot: SlotName, { cookie, page, pageSlot, sharesWork, isDataOnly }: FragmentJob): boolean =>
  !isDataOnly && mayShare({ page, isAlone: !sharesWork }) && (cookie !== null || slot !== pageSlot);

async function renderInBundle(slot: SlotName, release: Release, job: FragmentJob): Promise<RenderResult> {
  const { bundle } = release;
  if (!bundle) throw new Error(`The server bundle of ${release.name} is not loaded`);
  const { page, cookie, requestId, apiBase } = job;
  const { fetch } = job.reads(release);
  const request = {
    slot,
    page,
    cookie: cookie === null ? null : COOKIE_STAND_IN,
    requestId,
    apiBase,
    allowsReuse: isReusable(slot, job),
    isDataOnly: job.isDataOnly,
    isAlone: !job.sharesWork,
  };
  const controller = new AbortController();
  let cancel = () => {};
  // A bundle may ignore its signal, so the deadline also races against it.
  const deadline = new Promise<never>((_resolve, reject) => {
    cancel = after(job.deadlineMs(slot), () => {
      const timedOut = new TimedOut(`${slot} was not ready in ${job.deadlineMs(slot)} ms`);
      reject(timedOut);
      controller.abort(timedOut);
    });
  });
  try {
    const rendered = bundle.render(request, { signal: controller.signal, fetch });
    return await Promise.race([rendered, deadline]);
  } finally {
    cancel();
  }
}

const outcomeOf = (result: RenderResult, release: Release, thrown: unknown): FragmentOutcome => {
  if (release.bundle === null) return 'missing';
  if (thrown instanceof TimedOut) return 'late';
  return result.error === null ? 'ok' : 'failed';
};

interface FragmentOrder {
  slot: SlotName;
  release: Release;
  /** Key of the circuit: release and slot. */
  circuit: string;
  job: FragmentJob;
}

async function renderOnce({ slot, release, circuit, job }: FragmentOrder): Promise<Fragment> {
  const startedAt = job.now();
  let thrown: unknown;
  const result = await renderInBundle(slot, release, job).catch((error: unknown) => {
    thrown = error;
    return failedResult(error);
  });
  const outcome = outcomeOf(result, release, thrown);
  const isReleaseToBlame =
    (outcome === 'late' && !job.upstream.isToWaitFor()) || (outcome === 'failed' && !job.upstream.hasFailed());
  if (outcome !== 'missing') job.breaker.note(circuit, outcome === 'ok' || !isReleaseToBlame);
  const { name, version } = release;
  const milliseconds = job.now() - startedAt;
  return { ...result, slot, outcome, milliseconds, release: { name, version }, isReleaseToBlame };
}

/** A reusable fragment: from the cache, from a render in flight, or rendered and cached. */
async function renderReusable(order: FragmentOrder): Promise<Fragment> {
  const { slot, release, circuit, job } = order;
  const { cache, page } = job;
  const { name, version } = release;
  const key = `${circuit} ${job.cookie === null ? 'everybody' : 'session'}`;
  const find = (): Fragment | null => {
    const cached = cache.find(key, page);
    return cached
      ? { ...cached, slot, outcome: 'ok', milliseconds: null, release: { name, version }, isReleaseToBlame: false }
      : null;
  };
  const renderAndStore = async (): Promise<Fragment> => {
    const fragment = await renderOnce(order);
    const reuse = fragment.outcome === 'ok' ? job.reads(release).reuseOf(fragment.reuse) : undefined;
    if (reuse) cache.store(key, page, { ...fragment, reuse });
    return fragment;
  };
  const cached = find();
  if (cached) return cached;
  const own: { fragment?: Fragment } = {};
  await cache.share(key, page, async () => {
    own.fragment = await renderAndStore();
  });
  return own.fragment ?? find() ?? renderAndStore();
}

/** Renders one slot within its deadline. Never rejects: a failure is an outcome of the fragment. */
export async function renderFragment(slot: SlotName, job: FragmentJob): Promise<Fragment> {
  const release = siteOf(job.releases).releaseOf(slot);
  const nothing = { ...EMPTY_RESULT, slot, milliseconds: null, isReleaseToBlame: false };
  if (release === undefined || !offers(release, slot)) return { ...nothing, outcome: 'missing', release: null };
  const { name, version } = release;
  const circuit = `${name}@${version}/${slot}`;
  if (job.breaker.isOpen(circuit)) return { ...nothing, outcome: 'skipped', release: { name, version } };
  const order: FragmentOrder = { slot, release, circuit, job };
  return isReusable(slot, job) ? renderReusable(order) : renderOnce(order);
}
