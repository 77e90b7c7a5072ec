import { stubGlobal } from '@shop/testing/stub-global';

/** For tests: whatever is observed is in view at once, nothing has a size, and motion is not wanted. */
export function seeEverything(): void {
  stubGlobal(
    'IntersectionObserver',
    class {
      private readonly report: (entries: { isIntersecting: boolean }[]) => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.report = report;
      }
      observe(): void {
        this.report([{ isIntersecting: true }]);
      }
      disconnect(): void {}
    },
  );
  stubGlobal('matchMedia', () => ({ matches: true }));
}
