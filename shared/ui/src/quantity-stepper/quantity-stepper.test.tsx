/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { clampQuantity } from './clamp-quantity.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

afterEach(cleanup);

function setUp(start: number, max = 5) {
  const onChange = jest.fn();
  function Host() {
    const [value, setValue] = useState(start);
    const change = (next: number) => {
      onChange(next);
      setValue(next);
    };
    return <QuantityStepper value={value} onChange={change} max={max} />;
  }
  render(<Host />);
  return { onChange, number: screen.getByRole<HTMLInputElement>('textbox', { name: 'Antal' }) };
}

describe('QuantityStepper', () => {
  it("[8-48] adds one with the button 'Lägg till en'", async () => {
    const { onChange } = setUp(2);
    await userEvent.click(screen.getByRole('button', { name: 'Lägg till en' }));
    expect(onChange.mock.calls).toEqual([[3]]);
  });

  it("[8-49] takes one away with the button 'Ta bort en'", async () => {
    const { onChange } = setUp(2);
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort en' }));
    expect(onChange.mock.calls).toEqual([[1]]);
  });

  it('offers no step past its limits', () => {
    setUp(1, 1);
    expect(screen.getAllByRole<HTMLButtonElement>('button').every((button) => button.disabled)).toBe(true);
  });

  it('takes what is typed on Enter, held at the maximum', async () => {
    const { onChange, number } = setUp(2);
    await userEvent.clear(number);
    await userEvent.type(number, '40{Enter}');
    expect(onChange.mock.calls).toEqual([[5]]);
    expect(number.value).toBe('5');
  });

  it('goes back to the known number when what was typed is none', async () => {
    const { onChange, number } = setUp(2);
    await userEvent.clear(number);
    await userEvent.type(number, 'tre');
    await userEvent.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect(number.value).toBe('2');
  });

  it('steps with the arrow keys', async () => {
    const { onChange, number } = setUp(2);
    number.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(onChange.mock.calls).toEqual([[3], [4], [3]]);
  });

  it('holds every number within the limits', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: 50, max: 99 }),
        (quantity, min, max) => {
          const held = clampQuantity(quantity, min, max);
          expect(held).toBeGreaterThanOrEqual(min);
          expect(held).toBeLessThanOrEqual(max);
          if (quantity >= min && quantity <= max) expect(held).toBe(quantity);
        },
      ),
    );
  });
});
