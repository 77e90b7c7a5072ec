import { setTimeout as sleep } from 'node:timers/promises';
import type { PageContext, RenderResult } from '@shop/contracts/rendering';
import type { SlotName } from '@shop/contracts/slots';
import { COOKIE_STAND_IN } from '@shop/releases';
import { sharesWork as mayShare } from '@shop/platform/shares-work';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { FragmentMemory } from './fragment-memory.ts';
import { offers, type Release, type ReleaseSet } from '../releases/release-set.ts';
import { siteOf } from '../releases/site-of.ts';
import type { ReleaseReads } from '../releases/release-reads.ts';
import type { UpstreamWatch } from './upstream-watch.ts';

/**
 * `late`: past its deadline. `missing`: nobody offers it, or its server bundle cannot be loaded. `skipped`: it was late or failed so often that
 * nobody waits for it for a while.
 */
export type FragmentOutcome = 'ok' | 'late' | 'failed' | 'missing' | 'skipped';

export interface Fragment extends RenderResult {
  slot: SlotName;
  outcome: FragmentOutcome;
  /** Null when nothing was drawn: it was left out, or stood ready from another page. */
  milliseconds: number | null;
  /** Which release drew it; null when nobody offers it. */
  release: Pick<Release, 'name' | 'version'> | null;
  /** True when it failed by itself: the api had answered everything that it asked, and well. */
  isReleaseToBlame: boolean;
}

export interface FragmentJob {
  page: PageContext;
  cookie: string | null;
  requestId: string;
  apiBase: string;
  /** What each release fetches for this page. */
  reads: (release: Release) => ReleaseReads;
  releases: ReleaseSet;
  /** How the api answers this page. */
  upstream: Pick<UpstreamWatch, 'hasFailed' | 'isToWaitFor'>;
  breaker: CircuitBreaker;
  /** Of the frame round pages for everybody, whose own slot is kept with the page; and of all that members see alike. */
  memory: FragmentMemory;
  /** Whether what was made for one page may stand on others. */
  sharesWork: boolean;
  /** Only data are wanted, for a browser that renders. */
  isDataOnly: boolean;
  pageSlot: SlotName | null;
  deadlineMs: (slot: SlotName) => number;
  now: () => number;
}

const EMPTY: RenderResult = { html: '', data: null, head: null, status: null, redirect: null, error: null };

/** How long a page waits for what another is drawing; then it draws, and asks, itself. */
const PATIENCE_MS = 250;

class Late extends Error {
  override name = 'Late';
}

/** Calls back once after so many milliseconds; the answer cancels. */
const after = (milliseconds: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
};

/** A visitor's page is kept as a whole; its own slot would be kept twice. */
const mayStandElsewhere = (slot: SlotName, { cookie, page, pageSlot, sharesWork, isDataOnly }: FragmentJob): boolean =>
  !isDataOnly && mayShare({ page, isAlone: !sharesWork }) && (cookie !== null || slot !== pageSlot);

async function askBundle(slot: SlotName, release: Release, job: FragmentJob): Promise<RenderResult> {
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
    wantsReuse: mayStandElsewhere(slot, job),
    isDataOnly: job.isDataOnly,
    isAlone: !job.sharesWork,
  };
  const controller = new AbortController();
  let cancel = () => {};
  // A bundle may ignore its signal, so the deadline also stands on its own.
  const deadline = new Promise<never>((_resolve, reject) => {
    cancel = after(job.deadlineMs(slot), () => {
      const late = new Late(`${slot} was not ready in ${job.deadlineMs(slot)} ms`);
      reject(late);
      controller.abort(late);
    });
  });
  try {
    const rendered = bundle.render(request, { signal: controller.signal, fetch });
    return await Promise.race([rendered, deadline]);
  } finally {
    cancel();
  }
}

const failure = (thrown: unknown): RenderResult => {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return { ...EMPTY, error: { message: error.message, stack: error.stack ?? '' } };
};

const outcomeOf = (result: RenderResult, release: Release | undefined, thrown: unknown): FragmentOutcome => {
  if (release?.bundle === null) return 'missing';
  if (thrown instanceof Late) return 'late';
  return result.error === null ? 'ok' : 'failed';
};

interface Drawing {
  slot: SlotName;
  release: Release;
  /** Release and slot. */
  circuit: string;
  job: FragmentJob;
}

async function drawFragment({ slot, release, circuit, job }: Drawing): Promise<Fragment> {
  const startedAt = job.now();
  let thrown: unknown;
  const result = await askBundle(slot, release, job).catch((error: unknown) => {
    thrown = error;
    return failure(error);
  });
  const outcome = outcomeOf(result, release, thrown);
  const isReleaseToBlame =
    (outcome === 'late' && !job.upstream.isToWaitFor()) || (outcome === 'failed' && !job.upstream.hasFailed());
  if (outcome !== 'missing') job.breaker.note(circuit, outcome === 'ok' || !isReleaseToBlame);
  const { name, version } = release;
  const milliseconds = job.now() - startedAt;
  return { ...result, slot, outcome, milliseconds, release: { name, version }, isReleaseToBlame };
}

/** Renders one slot within its deadline. Never rejects: what goes wrong is an outcome of the fragment. */
export async function renderFragment(slot: SlotName, job: FragmentJob): Promise<Fragment> {
  const { memory, page } = job;
  const release = siteOf(job.releases).releaseOf(slot);
  const nothing = { ...EMPTY, slot, milliseconds: null, isReleaseToBlame: false };
  if (release === undefined || !offers(release, slot)) return { ...nothing, outcome: 'missing', release: null };
  const { name, version } = release;
  const circuit = `${name}@${version}/${slot}`;
  if (job.breaker.isOpen(circuit)) return { ...nothing, outcome: 'skipped', release: { name, version } };
  const drawing: Drawing = { slot, release, circuit, job };
  if (!mayStandElsewhere(slot, job)) return drawFragment(drawing);

  const place = `${circuit} ${job.cookie === null ? 'everybody' : 'session'}`;
  const find = (): Fragment | null => {
    const kept = memory.find(place, page);
    return kept
      ? { ...kept, slot, outcome: 'ok', milliseconds: null, release: { name, version }, isReleaseToBlame: false }
      : null;
  };
  const kept = find();
  if (kept) return kept;
  const others = memory.underway(place, page);
  if (others) {
    await Promise.race([others, sleep(PATIENCE_MS)]);
    const theirs = find();
    if (theirs) return theirs;
  }
  const drawn = drawFragment(drawing).then((fragment) => {
    const reuse = fragment.outcome === 'ok' ? job.reads(release).reuseOf(fragment.reuse) : undefined;
    if (reuse) memory.keep(place, page, { ...fragment, reuse });
    return fragment;
  });
  memory.note(place, page, drawn);
  return drawn;
}
