import type { NavigateOptions } from '@shop/contracts/platform';
import type { ReportError } from '../errors/report-error.ts';
import type { SlotManager } from '../slots/slot-manager.ts';
import type { VersionWatch } from '../version/watch-version.ts';

/** Parts of the shell with circular references, set before they are called. */
export interface Wiring {
  report: ReportError;
  navigate: (to: string, options?: NavigateOptions) => Promise<void>;
  refresh: () => Promise<void>;
  version: VersionWatch | null;
  slots: SlotManager | null;
}

export const createWiring = (): Wiring => ({
  report: () => undefined,
  navigate: () => Promise.resolve(),
  refresh: () => Promise.resolve(),
  version: null,
  slots: null,
});
