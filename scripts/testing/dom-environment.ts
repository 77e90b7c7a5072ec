import { createContext, runInContext } from 'node:vm';
import NodeEnvironment from './node-environment.ts';

/** Of every test environment. */
export type Parameters = ConstructorParameters<typeof NodeEnvironment>;

/** What a window has as well, but tests get from Node. */
const OWNED_BY_NODE =
  'Buffer PerformanceEntry PerformanceObserver PerformanceObserverEntryList ReadableStream TextDecoder TextEncoder ' +
  'TransformStream WritableStream atob btoa clearImmediate clearInterval clearTimeout console crypto global ' +
  'performance process queueMicrotask setImmediate setInterval setTimeout structuredClone';

const OWNED_BY_LANGUAGE = runInContext('Object.getOwnPropertyNames(globalThis)', createContext({})) as string[];

const NOT_THE_WINDOWS = new Set([...OWNED_BY_NODE.split(' '), ...OWNED_BY_LANGUAGE]);

const SELF_REFERENCES = ['window', 'self', 'top', 'parent'];

const isClassName = (name: string): boolean => name.charAt(0) !== name.charAt(0).toLowerCase();

/**
 * Node's test environment with a window's properties added to its globals. The window lives outside the tests' realm,
 * so its library is loaded once for all test files of a worker.
 */
export abstract class DomEnvironment<W extends object> extends NodeEnvironment {
  /** Packages with a side for browsers are tested on that side. */
  override customExportConditions = ['browser'];
  protected readonly window: W;

  constructor([config, context]: Parameters, window: W) {
    super(config, context);
    this.window = window;
    const { global } = this;
    for (const name of Object.getOwnPropertyNames(window)) {
      if (NOT_THE_WINDOWS.has(name) || SELF_REFERENCES.includes(name)) continue;
      const value: unknown = Reflect.get(window, name);
      const method: unknown = typeof value === 'function' && !isClassName(name) ? value.bind(window) : undefined;
      Object.defineProperty(global, name, {
        configurable: true,
        get: () => method ?? Reflect.get(window, name),
        // The window needs it as well: its innerWidth decides what its matchMedia matches.
        set: (next: unknown) => {
          Reflect.set(window, name, next);
          Object.defineProperty(global, name, { value: next, configurable: true, writable: true });
        },
      });
    }
    for (const name of SELF_REFERENCES) Reflect.set(global, name, global);
    Object.defineProperty(global['document'], 'defaultView', { configurable: true, get: () => global });
  }
}
