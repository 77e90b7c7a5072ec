import type { AnySlotModule, MountProps } from '@shop/platform';
import { mountRootParcel, type ParcelConfig } from 'single-spa';

export type SlotInput = Omit<MountProps, 'domElement'>;

export interface MountedSlot {
  /** Resolves when the slot is drawn or hydrated; rejects when it cannot be. */
  mounted: Promise<void>;
  update(change: Partial<Pick<SlotInput, 'route' | 'data' | 'renderedAt' | 'isPrerender'>>): Promise<void>;
  unmount(): Promise<void>;
}

// single-spa warns in the console after a second, which a slow phone needs without anything being wrong.
const PATIENT = { millis: 60_000, dieOnTimeout: false, warningMillis: 60_000 };
const TIMEOUTS = { bootstrap: PATIENT, mount: PATIENT, update: PATIENT, unmount: PATIENT };

/** Brings a slot to life in an element: hydrates the server's HTML when there is some, else draws it anew. */
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
