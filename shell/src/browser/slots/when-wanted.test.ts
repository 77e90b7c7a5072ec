// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { whenWanted } from './when-wanted.ts';

afterEach(() => void vi.unstubAllGlobals());

const watch = (element: HTMLElement) => {
  const wanted = vi.fn();
  void whenWanted(element).then(wanted);
  return wanted;
};

it('waits for the browser to come to rest', async () => {
  const idle = vi.fn<(go: () => void) => number>(() => 0);
  vi.stubGlobal('requestIdleCallback', idle);
  const wanted = watch(document.createElement('div'));
  await Promise.resolve();
  expect(wanted).not.toHaveBeenCalled();
  idle.mock.calls[0]?.[0]();
  await vi.waitFor(() => expect(wanted).toHaveBeenCalledOnce());
});

it.each(['pointerover', 'pointerdown', 'focusin'])(
  'does not wait any longer at a sign of interest: %s',
  async (sign) => {
    vi.stubGlobal('requestIdleCallback', () => 0);
    const element = document.createElement('div');
    const inner = element.appendChild(document.createElement('button'));
    const wanted = watch(element);
    inner.dispatchEvent(new Event(sign, { bubbles: true }));
    await vi.waitFor(() => expect(wanted).toHaveBeenCalledOnce());
  },
);
