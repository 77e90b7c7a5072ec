/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { act, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AtomStore, EventBus } from '@shop/contracts/platform';
import { createBus } from '../platform/create-bus.ts';
import { createModals, modalsAtom, type ModalControl } from './create-modals.ts';
import ModalHost from './modal-host.tsx';

let store: AtomStore;
let bus: EventBus;
let modals: ModalControl;
const names = () => store.get(modalsAtom).open.map(({ options }) => options.name ?? options.title);
const isLocked = () => document.documentElement.style.overflow === 'hidden';

beforeEach(() => {
  store = createStore();
  bus = createBus({
    onProblem: (error) => {
      throw error;
    },
  });
  modals = createModals(store, bus);
});
afterEach(() => modals.close());

const open = (name: string) => void modals.alert({ name, title: name, text: '' });

describe('createModals', () => {
  it('[4-116][4-117][4-118][4-119][2.16-23] counts open modals and locks scrolling from the first to the last', () => {
    expect(isLocked()).toBe(false);
    open('a');
    open('b');
    expect(names()).toHaveLength(2);
    expect(isLocked()).toBe(true);
    modals.close('a');
    expect([names(), isLocked()]).toEqual([['b'], true]);
    modals.close('b');
    expect([names(), isLocked()]).toEqual([[], false]);
  });

  it('[4-120] modal.close without a name closes all', () => {
    open('a');
    open('b');
    bus.emit('modal.close', {});
    expect(names()).toEqual([]);
  });

  it('[4-121] modal.close with a name closes only that one', () => {
    open('a');
    open('b');
    bus.emit('modal.close', { name: 'a' });
    expect(names()).toEqual(['b']);
  });

  it('[2.16-22] closes when the route name changes', () => {
    open('a');
    modals.routeNameChanged();
    expect([names(), isLocked()]).toEqual([[], false]);
  });

  it('[4-122] keepModalopen keeps one open over a change of route name, once', () => {
    open('a');
    open('b');
    bus.emit('keepModalopen', { name: 'a' });
    modals.routeNameChanged();
    expect(names()).toEqual(['a']);
    modals.routeNameChanged();
    expect(names()).toEqual([]);
  });

  it('[4-122] keepModalopen opens one again that has just been closed', () => {
    open('a');
    modals.close('a');
    bus.emit('keepModalopen', { name: 'a' });
    expect(names()).toEqual(['a']);
    bus.emit('keepModalopen', { name: 'okänd' });
    expect(names()).toEqual(['a']);
  });

  it('a confirm that is closed without a reply is a no', async () => {
    const answer = modals.confirm({ title: 'Töm?', text: '' });
    modals.close();
    await expect(answer).resolves.toBe(false);
  });
});

describe('ModalHost', () => {
  const renderView = () =>
    render(
      <Provider store={store}>
        <ModalHost modals={modals} />
      </Provider>,
    );
  const show = (act_: () => void) => {
    renderView();
    act(act_);
  };

  it('[2.16-13][2.16-19] an alert has Ok and a close button', async () => {
    let answer: Promise<void> | undefined;
    show(() => {
      answer = modals.alert({ title: 'Obs', text: 'Hej' });
    });
    const dialog = screen.getByRole('dialog', { name: 'Obs' });
    expect(dialog.textContent).toContain('Hej');
    expect(screen.getByRole('button', { name: 'Stäng' })).toBeDefined();
    act(() => screen.getByRole('button', { name: 'Ok' }).click());
    await expect(answer).resolves.toBeUndefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['Ja', true],
    ['Nej', false],
  ])('[2.16-14] a confirm resolves with %s', async (label, expected) => {
    let answer: Promise<boolean> | undefined;
    show(() => {
      answer = modals.confirm({ title: 'Töm varukorgen?', text: '' });
    });
    act(() => screen.getByRole('button', { name: label }).click());
    await expect(answer).resolves.toBe(expected);
  });

  it('[2.16-14][2.16-15] a confirm asks Ja or Nej, and the Nej button is styled as destructive', () => {
    show(() => void modals.confirm({ title: 'Töm?', text: '' }));
    expect(screen.getByRole('button', { name: 'Ja' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Nej' }).className).toContain('destructive');
  });

  it('[2.16-17] contains an iframe with a title', () => {
    show(() => void modals.iframe({ title: 'Ram', src: 'about:blank' }));
    expect(screen.getByTitle('Ram').tagName).toBe('IFRAME');
  });

  it('[2.16-18] contains content that a slot renders, and unmounts it', () => {
    const cleanUp = jest.fn();
    show(
      () =>
        void modals.content({
          title: 'Eget',
          mount: (element) => {
            element.textContent = 'ritat';
            return cleanUp;
          },
        }),
    );
    expect(screen.getByRole('dialog').textContent).toContain('ritat');
    act(() => modals.close());
    expect(cleanUp).toHaveBeenCalledTimes(1);
  });

  it('[2.16-20] the close button can be hidden', () => {
    show(() => void modals.alert({ title: 'Obs', text: '', hideCloseButton: true }));
    expect(screen.queryByRole('button', { name: 'Stäng' })).toBeNull();
  });

  const pressBackdrop = () => {
    const dialog = screen.getByRole('dialog');
    act(() => {
      dialog.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      dialog.click();
    });
  };

  it('[2.16-21][O2.16-09] a backdrop click closes an alert, but neither a confirm nor a modal that forbids it', () => {
    show(() => void modals.alert({ title: 'a', text: '' }));
    pressBackdrop();
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => void modals.confirm({ title: 'b', text: '' }));
    pressBackdrop();
    expect(screen.queryByRole('dialog')).not.toBeNull();
    act(() => {
      modals.close();
      void modals.alert({ title: 'c', text: '', dismissable: false });
    });
    pressBackdrop();
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });
});
