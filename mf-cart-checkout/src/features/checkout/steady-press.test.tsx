/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, jest } from '@jest/globals';
import { pressSteadily } from './steady-press.ts';

afterEach(cleanup);

const MOUSE = { pointerType: 'mouse', button: 0, clientX: 100, clientY: 200 };

const start = () => {
  const onClick = jest.fn();
  render(
    <>
      <button type="button" onPointerDown={pressSteadily} onClick={onClick}>
        Beställ
      </button>
      <p>Leveranssätt</p>
    </>,
  );
  return { onClick, button: screen.getByRole('button'), other: screen.getByText('Leveranssätt') };
};

it('presses a button that was moved away from under the pointer', () => {
  const { onClick, button, other } = start();
  fireEvent.pointerDown(button, MOUSE);
  fireEvent.pointerUp(other, { ...MOUSE, clientX: 103 });
  expect(onClick).toHaveBeenCalledTimes(1);
  fireEvent.pointerUp(other, MOUSE);
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('leaves a press on the button to the browser, and does nothing for who drags away, another button or a finger', () => {
  const { onClick, button, other } = start();
  fireEvent.pointerDown(button, MOUSE);
  fireEvent.pointerUp(button, MOUSE);
  fireEvent.pointerDown(button, MOUSE);
  fireEvent.pointerUp(other, { ...MOUSE, clientY: 260 });
  for (const more of [{ button: 2 }, { pointerType: 'touch' }]) {
    fireEvent.pointerDown(button, { ...MOUSE, ...more });
    fireEvent.pointerUp(other, { ...MOUSE, ...more });
  }
  expect(onClick).not.toHaveBeenCalled();
});
