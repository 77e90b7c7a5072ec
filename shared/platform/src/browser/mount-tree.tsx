import * as React from 'react';
import type { ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import type { MountProps, SlotLifecycles } from '../common/types.ts';
import { SlotBoundary } from './slot-boundary.tsx';

const noReload = (): Promise<unknown> => Promise.resolve();

const rootComponent = (Tree: ComponentType<MountProps>) => {
  // Memoized, so that showing a prerendered tree does not render it again: only `isPrerender` has changed then.
  const CachedTree = React.memo(Tree);
  return function SlotRoot({ isPrerender, ...props }: MountProps): React.ReactNode {
    return (
      <SlotBoundary onError={props.onError} onLost={props.onLost} onRetry={props.reload ?? noReload}>
        {isPrerender === undefined ? (
          <Tree {...props} />
        ) : (
          <React.Activity mode={isPrerender ? 'hidden' : 'visible'}>
            <CachedTree {...props} />
          </React.Activity>
        )}
      </SlotBoundary>
    );
  };
};

/** react-dom/client with the options that single-spa-react does not pass. */
const clientFor = ({ slot, onError }: MountProps) => {
  const options = { identifierPrefix: slot, onRecoverableError: onError };
  return {
    createRoot: (element: HTMLElement) => createRoot(element, options),
    // In a transition: React then hydrates in slices of a few milliseconds and lets input and frames in between.
    hydrateRoot(element: HTMLElement, node: React.ReactNode) {
      let root: ReturnType<typeof hydrateRoot> | undefined;
      React.startTransition(() => {
        root = hydrateRoot(element, node, options);
      });
      return root;
    },
  };
};

// single-spa-react stores its state by parcel name in objects that all its instances share by default: two mounts of
// one slot, as when one list page follows another, would overwrite each other's roots.
const ownState = (): object => ({ domElements: {}, renderResults: {}, updateResolves: {}, unmountResolves: {} });

/**
 * Parcel lifecycles that render a tree within an error boundary. single-spa-react fixes its render type at creation, so
 * each mount creates an instance, once it is known whether the element contains server HTML.
 */
export const mountTree = (Tree: ComponentType<MountProps>): SlotLifecycles => {
  const mounted = new WeakMap<HTMLElement, ReactAppOrParcel<MountProps>>();
  const root = rootComponent(Tree);

  const run = (step: 'update' | 'unmount', props: MountProps): Promise<unknown> => {
    const lifecycle = mounted.get(props.domElement)?.[step];
    return lifecycle ? lifecycle(props as never) : Promise.resolve();
  };

  return {
    bootstrap: () => Promise.resolve(),
    mount(props) {
      const inner = singleSpaReact<MountProps>({
        React,
        ReactDOMClient: clientFor(props),
        renderType: props.domElement.hasChildNodes() ? 'hydrateRoot' : 'createRoot',
        rootComponent: root,
        suppressComponentDidCatchWarning: true,
        ...ownState(),
      });
      mounted.set(props.domElement, inner);
      return inner.mount(props as never);
    },
    update: (props) => run('update', props),
    unmount: (props) => run('unmount', props).finally(() => mounted.delete(props.domElement)),
  };
};
