/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Button } from './button.tsx';

afterEach(cleanup);

describe('Button', () => {
  it('is a button that submits nothing by itself', () => {
    render(<Button>Köp</Button>);
    expect(screen.getByRole('button', { name: 'Köp' }).getAttribute('type')).toBe('button');
  });

  it('is a link when it leads somewhere', () => {
    render(<Button href="/varukorg">Till varukorgen</Button>);
    expect(screen.getByRole('link', { name: 'Till varukorgen' }).getAttribute('href')).toBe('/varukorg');
  });

  it('keeps focus but swallows presses and submits while loading', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" isLoading onClick={onClick}>
          Betala
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: /Betala/ });
    button.focus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('passes presses on when it is not loading', async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Köp</Button>);
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});
