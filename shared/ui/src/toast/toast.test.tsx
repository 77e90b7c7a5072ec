/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type ToastData, ToastList } from './toast.tsx';

afterEach(cleanup);

const TOASTS: readonly ToastData[] = [
  { id: '1', message: 'Tillagd', tone: 'success' },
  { id: '2', message: 'Något gick fel', tone: 'error' },
];

describe('ToastList', () => {
  it('announces errors as alerts and the rest as status', () => {
    render(<ToastList toasts={TOASTS} onDismiss={() => undefined} />);
    expect(screen.getByRole('alert').textContent).toBe('Något gick fel');
    expect(screen.getByRole('status').textContent).toBe('Tillagd');
  });

  it('keeps its live regions while it is empty, and dismisses one by id', async () => {
    const onDismiss = jest.fn();
    const { rerender } = render(<ToastList toasts={[]} onDismiss={onDismiss} />);
    const region = screen.getByRole('alert');
    rerender(<ToastList toasts={TOASTS.slice(1)} onDismiss={onDismiss} />);
    expect(screen.getByRole('alert')).toBe(region);
    await userEvent.click(screen.getByRole('button', { name: 'Stäng meddelandet' }));
    expect(onDismiss).toHaveBeenCalledWith('2');
  });

  it('keeps the messages while the shopper is busy with them', async () => {
    const onPause = jest.fn();
    const onResume = jest.fn();
    render(<ToastList toasts={TOASTS} onDismiss={() => undefined} onPause={onPause} onResume={onResume} />);
    await userEvent.tab();
    expect(onPause).toHaveBeenCalled();
    expect(onResume).not.toHaveBeenCalled();
  });
});
