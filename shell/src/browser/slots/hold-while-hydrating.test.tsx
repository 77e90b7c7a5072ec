/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { describe, expect, it, jest } from '@jest/globals';
import { startTransition, use, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { nextTask } from '../next-task.ts';
import { holdPresses } from './hold-presses.ts';

const SLOT_HTML = '<a href="/se/checkout"><span>Varukorg</span></a>';
/** The time of React to render what nothing waits for. */
const rendered = () => new Promise((resolve) => setTimeout(resolve));

const Layout = () => <div data-slot="cart-widget" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;

function Widget({ code, onOpen }: { code: Promise<unknown>; onOpen: () => void }): ReactNode {
  use(code);
  return (
    <a
      href="/se/checkout"
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
    >
      <span>Varukorg</span>
    </a>
  );
}

describe('a press on a link of a slot that is hydrating', () => {
  it('is held although React around the slot lets no press pass to it, and opens what it opens', async () => {
    document.body.innerHTML = `<div id="shell"><div data-slot="cart-widget">${SLOT_HTML}</div></div>`;
    const [shell, slot] = [document.getElementById('shell'), document.querySelector<HTMLElement>('[data-slot]')];
    if (!shell || !slot) throw new Error('The page has no slot');
    hydrateRoot(shell, <Layout />);
    await rendered();
    const opened = jest.fn();
    const code = Promise.withResolvers<void>();
    const release = holdPresses(slot);
    startTransition(() => {
      hydrateRoot(slot, <Widget code={code.promise} onOpen={opened} />);
    });
    await rendered();
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    slot.querySelector('span')?.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    code.resolve();
    await rendered();
    await rendered();
    release();
    await nextTask();
    await nextTask();
    expect(opened).toHaveBeenCalledTimes(1);
  });
});
