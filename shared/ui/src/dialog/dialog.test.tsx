/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Drawer } from '../drawer/drawer.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

afterEach(cleanup);

function setUp(options: Partial<DialogProps> = {}) {
  const onClose = jest.fn();
  function Host() {
    const [isOpen, setOpen] = useState(false);
    const close = () => {
      onClose();
      setOpen(false);
    };
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Öppna
        </button>
        <Dialog title="Töm varukorgen?" {...options} isOpen={isOpen} onClose={close}>
          <button type="button">Inuti</button>
        </Dialog>
      </>
    );
  }
  render(<Host />);
  return onClose;
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Öppna' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Töm varukorgen?' });
};
const press = (target: Element) => {
  fireEvent.pointerDown(target);
  fireEvent.click(target);
};

describe('Dialog', () => {
  it('opens as a modal named by its title', async () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    setUp();
    expect((await open()).open).toBe(true);
    expect(showModal).toHaveBeenCalledTimes(1);
  });

  it('closes on its button and gives focus back to what opened it', async () => {
    const onClose = setUp();
    const dialog = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Stäng' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(dialog.open).toBe(false));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Öppna' }));
  });

  it('is gone at once, and leaves the focus to a page that has taken it meanwhile', async () => {
    setUp();
    const heading = document.createElement('h1');
    heading.tabIndex = -1;
    document.body.append(heading);
    const dialog = await open();
    act(() => screen.getByRole('button', { name: 'Stäng' }).click());
    expect(dialog.dataset['closing']).toBe('');
    heading.focus();
    await waitFor(() => expect(dialog.open).toBe(false));
    expect(dialog.dataset['closing']).toBeUndefined();
    expect(document.activeElement).toBe(heading);
    heading.remove();
  });

  it('opens again before it has closed', async () => {
    setUp();
    const dialog = await open();
    act(() => screen.getByRole('button', { name: 'Stäng' }).click());
    act(() => screen.getByRole<HTMLButtonElement>('button', { name: 'Öppna' }).click());
    expect(dialog.open).toBe(true);
    await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(dialog.open).toBe(true);
    expect(dialog.dataset['closing']).toBeUndefined();
  });

  it('closes on Escape', async () => {
    const onClose = setUp();
    const dialog = await open();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes on a press on the backdrop, not on one that began inside', async () => {
    const onClose = setUp();
    const dialog = await open();
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Inuti' }));
    fireEvent.click(dialog);
    expect(onClose).not.toHaveBeenCalled();
    press(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('can keep the backdrop from closing it', async () => {
    const onClose = setUp({ closesOnBackdrop: false });
    press(await open());
    expect(onClose).not.toHaveBeenCalled();
  });

  it('without a close button gives way neither to Escape nor to the backdrop', async () => {
    const onClose = setUp({ hideClose: true });
    const dialog = await open();
    const escape = new Event('cancel', { cancelable: true });
    fireEvent(dialog, escape);
    press(dialog);
    expect(screen.queryByRole('button', { name: 'Stäng' })).toBeNull();
    expect(escape.defaultPrevented).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('follows when the browser closes it by itself', async () => {
    const onClose = setUp();
    const dialog = await open();
    act(() => dialog.close());
    fireEvent(dialog, new Event('close'));
    expect(onClose).toHaveBeenCalled();
  });

  it('gives focus back when it is unmounted while open', async () => {
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    const { unmount } = render(
      <Drawer isOpen onClose={() => undefined} title="Filter">
        <button type="button">Trådlöst</button>
      </Drawer>,
    );
    screen.getByRole('button', { name: 'Trådlöst' }).focus();
    unmount();
    expect(document.activeElement).toBe(opener);
    opener.remove();
  });
});
