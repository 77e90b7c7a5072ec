import type { AnySlotModule, MountProps } from '@shop/platform';
import { mountRootParcel, type ParcelConfig } from 'single-spa';

export type SlotInput = Omit<MountProps, 'domElement'>;

export interface MountedSlot {
  /** Resolves when the slot is rendered or hydrated; rejects when it fails. */
  mounted: Promise<void>;
  update(change: Partial<Pick<SlotInput, 'route' | 'data' | 'renderedAt' | 'isPrerender'>>): Promise<void>;
  unmount(): Promise<void>;
}

// single-spa logs a warning after a second by default, which a slow phone exceeds without an error.
const TIMEOUT = { millis: 60_000, dieOnTimeout: false, warningMillis: 60_000 };
const TIMEOUTS = { bootstrap: TIMEOUT, mount: TIMEOUT, update: TIMEOUT, unmount: TIMEOUT };

/** Mounts a slot in an element: hydrates the server's HTML if there is some, else renders. */
export const mountSlot = (element: HTMLElement, module: AnySlotModule, input: SlotInput): MountedSlot => {
  const { lifecycles } = module;
  if (!lifecycles) throw new Error(`The slot ${input.slot} was not built for browsers`);
  let props: MountProps = { ...input, domElement: element };
  const config = { name: input.slot, timeouts: TIMEOUTS, ...lifecycles } as unknown as ParcelConfig;
  const parcel = mountRootParcel(config, { ...props });
  const mounted = parcel.mountPromise.then(() => undefined);
  const isMounted = () => parcel.getStatus() === 'MOUNTED';
  // single-spa refuses to update or unmount a parcel during an update: the calls of quick navigations take turns.
  let last: Promise<unknown> = mounted;
  const inTurn = (work: () => Promise<unknown>): Promise<void> => {
    const done = last.catch(() => undefined).then(work);
    last = done;
    return done.then(() => undefined);
  };
  return {
    mounted,
    async update(change) {
      props = { ...props, ...change };
      await mounted;
      await inTurn(async () => (isMounted() ? parcel.update?.({ ...props }) : undefined));
    },
    unmount: () => inTurn(async () => (isMounted() ? parcel.unmount() : undefined)),
  };
};
