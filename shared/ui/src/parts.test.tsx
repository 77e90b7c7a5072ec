/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Avatar } from './avatar/avatar.tsx';
import { Splash } from './badge/badge.tsx';
import { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx';
import { Checkbox } from './checkbox/checkbox.tsx';
import { EmptyState } from './empty-state/empty-state.tsx';
import { Price } from './price/price.tsx';
import { ProgressBar } from './progress-bar/progress-bar.tsx';
import { RadioCardGroup } from './radio-card/radio-card.tsx';
import { Select } from './select/select.tsx';
import { Tooltip } from './tooltip/tooltip.tsx';

afterEach(cleanup);

describe('Price', () => {
  it('[9-12] shows no decimals and a no-break space between thousands', () => {
    const { container } = render(<Price amount={1299.4} />);
    expect(container.textContent).toBe('Pris 1\u00a0299\u00a0kr');
  });

  it('notes when VAT is left out', () => {
    render(<Price amount={100} excludingVat />);
    expect(screen.getByText('exkl. moms')).toBeTruthy();
  });
});

describe('ProgressBar', () => {
  it.each([
    [50, 0.5],
    [-3, 0],
    [900, 1],
    [Number.NaN, 0],
  ])('[5-37] shows %d of 100 as %d', (value, shown) => {
    render(<ProgressBar label="XP" value={value} />);
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'XP' }).value).toBe(shown);
  });
});

describe('Tooltip', () => {
  it('explains on focus and hides on Escape without losing focus', async () => {
    render(<Tooltip text="Sparas i din önskelista">{(attributes) => <button {...attributes}>Spara</button>}</Tooltip>);
    expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.tab();
    const tip = screen.getByRole('tooltip');
    expect(document.activeElement?.getAttribute('aria-describedby')).toBe(tip.id);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });
});

describe('RadioCardGroup', () => {
  it('asks its question, preselects nothing by itself and reports the choice', async () => {
    const onChange = jest.fn();
    const options = [
      { value: 'a', label: 'Till ombud', aside: '49 kr' },
      { value: 'b', label: 'Hem', description: 'I morgon' },
    ];
    render(<RadioCardGroup legend="Leveranssätt" name="shipping" options={options} value={null} onChange={onChange} />);
    expect(screen.getByRole('radiogroup', { name: 'Leveranssätt' })).toBeTruthy();
    expect(screen.getAllByRole<HTMLInputElement>('radio').some((radio) => radio.checked)).toBe(false);
    await userEvent.click(screen.getByRole('radio', { name: 'Hem' }));
    expect(onChange).toHaveBeenCalledWith('b');
  });
});

describe('small parts', () => {
  it('a checkbox is named by its label and described by what is wrong', () => {
    render(<Checkbox label="Godkänn villkoren" message="Du behöver godkänna" />);
    const box = screen.getByRole('checkbox', { name: 'Godkänn villkoren' });
    const message = document.getElementById(box.getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toBe('Du behöver godkänna');
  });

  it('a select is native and named', async () => {
    render(
      <Select
        label="Sortera"
        name="sort"
        options={[
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B' },
        ]}
      />,
    );
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sortera' });
    await userEvent.selectOptions(select, 'b');
    expect(select.value).toBe('b');
  });

  it('breadcrumbs mark the page itself', () => {
    render(
      <Breadcrumbs
        crumbs={[
          { label: 'Start', href: '/' },
          { label: 'Spel', href: '/spel' },
        ]}
      />,
    );
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Spel');
  });

  it('an empty state is headed and offers the next step', () => {
    render(<EmptyState title="Varukorgen är tom" headingLevel={1} actions={<a href="/">Till start</a>} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Varukorgen är tom' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Till start' })).toBeTruthy();
  });

  it('an avatar without an image renders initials under the whole name', () => {
    render(<Avatar name="åsa maria öberg" />);
    expect(screen.getByRole('img', { name: 'åsa maria öberg' }).textContent).toBe('ÅÖ');
  });

  it('a splash takes its colour from data only when it is one', () => {
    const { container } = render(
      <>
        <Splash text="Gul" colour="ffd400" />
        <Splash text="Skum" colour="javascript:alert(1)" />
      </>,
    );
    expect([...container.querySelectorAll('rect')].map((ground) => ground.getAttribute('fill'))).toEqual(['#ffd400']);
  });
});
