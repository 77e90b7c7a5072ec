/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useEffect, useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { testRoute } from '@shop/testing/test-page';
import { createTestPlatform } from '@shop/testing/test-platform';
import { useRoute, useShared } from '../common/hooks.ts';
import { SlotTree } from '../common/slot-tree.tsx';
import type { AnySlotModule, MountProps, SlotLifecycles, SlotProps } from '../common/types.ts';
import { defineSlot } from './define-slot.ts';
import { Slot } from './slot.tsx';

interface Data {
  name: string;
}

const Counter = ({ data }: SlotProps<Data>) => {
  const [count, setCount] = useState(0);
  const id = useId();
  return (
    <button id={id} onClick={() => setCount(count + 1)}>
      {`${data.name} ${count} ${useRoute().path}`}
    </button>
  );
};

const lifecyclesOf = (Component: (props: SlotProps<Data>) => React.ReactNode): SlotLifecycles => {
  const { lifecycles } = defineSlot({ load: (): Data => ({ name: 'x' }), Component });
  if (!lifecycles) throw new Error('no lifecycles');
  return lifecycles;
};

const propsFor = (domElement: HTMLElement, change: Partial<MountProps> = {}): MountProps & { name: string } => ({
  // single-spa adds the parcel's name to the props.
  name: 'header',
  domElement,
  slot: 'header',
  platform: createTestPlatform(),
  route: testRoute(),
  data: { name: 'Varor' },
  renderedAt: 0,
  onError: () => {},
  ...change,
});

const place = (html = ''): HTMLElement => {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  return element;
};

afterEach(() => document.body.replaceChildren());

describe('createLifecycles', () => {
  it('renders into an empty element, updates in place and cleans up', async () => {
    const lifecycles = lifecyclesOf(Counter);
    const element = place();
    const props = propsFor(element);
    await lifecycles.mount(props);
    await userEvent.click(screen.getByRole('button', { name: 'Varor 0 /se' }));
    await lifecycles.update({ ...props, data: { name: 'Nya' }, route: testRoute({ path: '/se/ny' }) });
    expect(await screen.findByRole('button', { name: 'Nya 1 /se/ny' })).toBeDefined();
    await lifecycles.unmount(props);
    expect(element.innerHTML).toBe('');
  });

  it("hydrates the server's HTML without rendering it again", async () => {
    const platform = createTestPlatform();
    const data = { name: 'Varor' };
    const Component = Counter as AnySlotModule['Component'];
    const tree = <SlotTree {...{ Component, slot: 'header', platform, route: testRoute(), data, renderedAt: 0 }} />;
    const element = place(renderToString(tree, { identifierPrefix: 'header' }));
    const before = screen.getByRole('button');
    const onError = jest.fn();
    await lifecyclesOf(Counter).mount(propsFor(element, { platform, onError }));
    await userEvent.click(before);
    expect(screen.getByRole('button', { name: 'Varor 1 /se' })).toBe(before);
    expect(onError).not.toHaveBeenCalled();
  });

  it('hydrates an island with the values of its HTML when an atom has changed meanwhile, then shows the new one', async () => {
    const platform = createTestPlatform();
    const htmlValues = new Map([[platform.atoms.kiosk, platform.store.get(platform.atoms.kiosk)]]);
    const Island = () => <button>{useShared('kiosk') ? 'Terminal' : 'Hemma'}</button>;
    const Page = () => (
      <Suspense fallback={null}>
        <Island />
      </Suspense>
    );
    const tree = (
      <SlotTree {...{ Component: Page, slot: 'header', platform, route: testRoute(), data: {}, renderedAt: 0 }} />
    );
    const element = place(renderToString(tree, { identifierPrefix: 'header' }));
    const before = screen.getByRole('button', { name: 'Hemma' });
    const onError = jest.fn();
    platform.store.set(platform.atoms.kiosk, true);
    await lifecyclesOf(Page).mount(propsFor(element, { platform, htmlValues, onError }));
    expect(await screen.findByRole('button', { name: 'Terminal' })).toBe(before);
    expect(onError).not.toHaveBeenCalled();
  });

  it('contains an error within the slot, reports it and renders again with new data', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const failure = new Error('broken');
    let isBroken = true;
    const Fragile = () => {
      if (isBroken) throw failure;
      return <p>Hel igen</p>;
    };
    const onError = jest.fn();
    const reload = jest.fn(async () => void (isBroken = false));
    await lifecyclesOf(Fragile).mount(propsFor(place(), { onError, reload }));
    expect(screen.getByRole('alert').textContent).toContain('Den här delen av sidan kunde inte visas.');
    expect(onError.mock.calls).toEqual([[failure]]);
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(await screen.findByText('Hel igen')).toBeDefined();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('prerenders without effects, and activates the prerendered tree', async () => {
    const effect = jest.fn<(what: string) => void>();
    const drawing = jest.fn();
    const Prerendered = ({ data }: SlotProps<Data>) => {
      drawing();
      useEffect(() => {
        effect('alive');
        return () => effect('gone');
      }, []);
      return <p>{data.name}</p>;
    };
    const lifecycles = lifecyclesOf(Prerendered);
    const props = propsFor(document.createElement('div'), { isPrerender: true });
    await lifecycles.mount(props);
    await waitFor(() => expect(props.domElement.textContent).toBe('Varor'));
    const rendered = props.domElement.firstElementChild;
    expect(effect).not.toHaveBeenCalled();
    document.body.append(props.domElement);
    await lifecycles.update({ ...props, isPrerender: false });
    expect(screen.getByText('Varor')).toBe(rendered);
    await waitFor(() => expect(effect.mock.calls).toEqual([['alive']]));
    expect(drawing).toHaveBeenCalledTimes(1);
    await lifecycles.unmount(props);
    expect(effect).toHaveBeenLastCalledWith('gone');
  });

  it('mounts the same slot in two elements independently', async () => {
    const lifecycles = lifecyclesOf(Counter);
    const first = propsFor(place());
    const second = propsFor(place());
    await lifecycles.mount(first);
    await lifecycles.mount(second);
    await lifecycles.unmount(first);
    await waitFor(() => expect(first.domElement.innerHTML).toBe(''));
    expect(second.domElement.textContent).toBe('Varor 0 /se');
  });
});

describe('Slot', () => {
  it("preserves the child's HTML through hydration and re-renders, and mounts and unmounts it once", async () => {
    const stop = jest.fn();
    const mountSlot = jest.fn(() => stop);
    const platform = createTestPlatform({ overrides: { mountSlot } });
    const lifecycles = lifecyclesOf(() => <Slot name="cart-widget" />);
    const element = place('<div data-slot="cart-widget"><b>3 varor</b></div>');
    const props = propsFor(element, { platform });
    await lifecycles.mount(props);
    await lifecycles.update({ ...props, route: testRoute({ path: '/se/ny' }) });
    const child = element.firstElementChild;
    expect(child?.innerHTML).toBe('<b>3 varor</b>');
    expect(mountSlot.mock.calls).toEqual([['cart-widget', child]]);
    await lifecycles.unmount(props);
    expect(stop).toHaveBeenCalledTimes(1);
  });
});
