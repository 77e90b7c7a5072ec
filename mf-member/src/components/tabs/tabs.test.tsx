/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

const TABS = [
  { id: 'a', label: 'Beskrivning', content: 'Text A' },
  { id: 'b', label: 'Specifikation', content: 'Text B' },
  { id: 'c', label: 'Recensioner', count: 3, content: 'Text C' },
];
const chosen = () => screen.getAllByRole('tab').filter((tab) => tab.getAttribute('aria-selected') === 'true');

describe('Tabs', () => {
  it('shows the panel of the chosen tab, tied to it', () => {
    render(<Tabs tabs={TABS} label="Produkt" defaultSelected="b" />);
    const panel = screen.getByRole('tabpanel', { name: 'Specifikation' });
    expect(panel.textContent).toBe('Text B');
    expect(chosen()[0]?.getAttribute('aria-controls')).toBe(panel.id);
  });

  it('moves and shows with arrows, Home and End, round the ends', async () => {
    const onSelect = jest.fn();
    render(<Tabs tabs={TABS} label="Produkt" onSelect={onSelect} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{End}{Home}{ArrowRight}');
    expect(onSelect.mock.calls.flat()).toEqual(['c', 'a', 'c', 'a', 'b']);
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Specifikation' }));
  });

  it('is one stop on the way through the page', () => {
    render(<Tabs tabs={TABS} label="Produkt" />);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });

  it('leaves the choice to the page that owns it', async () => {
    render(<Tabs tabs={TABS} label="Produkt" selected="a" />);
    await userEvent.click(screen.getByRole('tab', { name: 'Specifikation' }));
    expect(chosen().map((tab) => tab.textContent)).toEqual(['Beskrivning']);
  });
});
