import * as React from 'react';
import type { ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import type { MountProps, SlotLifecycles } from '../common/types.ts';
import { SlotBoundary } from './slot-boundary.tsx';

const noReload = (): Promise<unknown> => Promise.resolve();

const rootComponent = (Tree: ComponentType<MountProps>) => {
  // What was drawn ahead is not drawn once more to be shown: nothing but `isAhead` differs then.
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

/** react-dom/client as single-spa-react calls it, with the options it has no place for. */
const clientFor = ({ slot, onError }: MountProps) => {
  const options = { identifierPrefix: slot, onRecoverableError: onError };
  return {
    createRoot: (element: HTMLElement) => createRoot(element, options),
    hydrateRoot: (element: HTMLElement, node: React.ReactNode) => hydrateRoot(element, node, options),
  };
};

// single-spa-react keeps its books by parcel name in objects that all its instances share unless given their own: two
// mounts of one slot, as when one list page follows another, would take each other's roots for their own.
const ownBooks = (): object => ({ domElements: {}, renderResults: {}, updateResolves: {}, unmountResolves: {} });

/**
 * Parcel lifecycles that draw a tree, errors kept within it. single-spa-react fixes its render type when it is made, so
 * one is made for every mount, when it is known whether the element holds server HTML.
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
        ...ownBooks(),
      });
      mounted.set(props.domElement, inner);
      return inner.mount(props as never);
    },
    update: (props) => run('update', props),
    unmount: (props) => run('unmount', props).finally(() => mounted.delete(props.domElement)),
  };
};
