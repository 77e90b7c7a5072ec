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
  return {
    mounted,
    async update(change) {
      props = { ...props, ...change };
      await mounted;
      await parcel.update?.({ ...props });
    },
    async unmount() {
      await mounted.catch(() => undefined);
      if (parcel.getStatus() === 'MOUNTED') await parcel.unmount();
    },
  };
};
