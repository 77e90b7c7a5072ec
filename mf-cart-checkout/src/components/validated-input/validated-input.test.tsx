/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ValidatedInput } from './validated-input.tsx';

afterEach(cleanup);

const box = () => screen.getByRole<HTMLInputElement>('textbox');
const shown = () => box().closest('[data-state]')?.getAttribute('data-state');
const message = () => document.querySelector('[aria-live]')?.textContent;
const email = { name: 'email', type: 'email', placeholder: 'E-postadress', required: true } as const;

describe('ValidatedInput', () => {
  it('[4-110] starts neutral, even when it is required and empty', () => {
    render(<ValidatedInput {...email} />);
    expect([shown(), message()]).toEqual(['neutral', '']);
  });

  it('[4-111][4-112] shows no error while it is focused, and shows it when it is left', async () => {
    render(<ValidatedInput {...email} />);
    await userEvent.type(box(), 'asa@');
    expect(shown()).toBe('neutral');
    await userEvent.tab();
    expect([shown(), message()]).toEqual(['error', 'Ogiltig e-postadress']);
    await userEvent.click(box());
    expect(shown()).toBe('neutral');
  });

  it('[4-111] becomes valid as soon as the value is', async () => {
    render(<ValidatedInput {...email} />);
    await userEvent.type(box(), 'asa@exempel.se');
    expect(shown()).toBe('valid');
  });

  it('[4-113] shows the placeholder as its error at once when a required field is cleared', async () => {
    render(<ValidatedInput {...email} initialValue="asa@exempel.se" />);
    await userEvent.clear(box());
    expect([shown(), message()]).toEqual(['error', 'E-postadress']);
    expect(document.activeElement).toBe(box());
  });

  it('[4-114] is forced into error by a failed submit', () => {
    const { rerender } = render(<ValidatedInput {...email} initialValue="asa@exempel.se" />);
    rerender(
      <ValidatedInput
        {...email}
        initialValue="asa@exempel.se"
        submitError={{ status: true, placeholder: 'Upptagen' }}
      />,
    );
    expect([shown(), message()]).toEqual(['error', 'Upptagen']);
  });

  it('[4-114] says what its own rules say once the form has withdrawn its error', () => {
    const props = { ...email, initialValue: 'asa@exempel.se' };
    const { rerender } = render(<ValidatedInput {...props} submitError={{ status: true, placeholder: 'Upptagen' }} />);
    expect(shown()).toBe('error');
    rerender(<ValidatedInput {...props} />);
    expect([shown(), message()]).toEqual(['valid', '']);
  });

  it('[4-115] in checkout mode judges what is prefilled when it is first shown', () => {
    render(<ValidatedInput {...email} checkout initialValue="asa@" />);
    expect(shown()).toBe('error');
  });

  it('[4-115] in checkout mode reports to the form that an empty field is not valid, without painting it red', () => {
    const onValidity = jest.fn();
    render(<ValidatedInput {...email} checkout onValidity={onValidity} />);
    expect(onValidity.mock.calls).toEqual([[{ valid: false, name: 'email' }]]);
    expect(shown()).toBe('neutral');
  });

  it('cleans what is typed and hands it on', async () => {
    const onValue = jest.fn();
    render(<ValidatedInput {...email} onValue={onValue} />);
    await userEvent.type(box(), 'a b');
    expect(box().value).toBe('ab');
    expect(onValue).toHaveBeenLastCalledWith('ab', 'email');
  });

  it('keeps what was typed before React came', async () => {
    const onValue = jest.fn();
    const container = document.createElement('div');
    container.innerHTML = renderToString(<ValidatedInput {...email} />);
    document.body.append(container);
    box().value = 'asa@exempel.se';
    await act(async () => {
      hydrateRoot(container, <ValidatedInput {...email} onValue={onValue} />);
    });
    expect(onValue).toHaveBeenCalledWith('asa@exempel.se', 'email');
    expect([box().value, shown()]).toEqual(['asa@exempel.se', 'valid']);
    container.remove();
  });
});
