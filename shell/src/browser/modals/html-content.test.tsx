/** @jest-environment ./scripts/testing/jsdom-environment.ts */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import HtmlContent from './html-content.tsx';

afterEach(cleanup);

it('[2.16-16] contains HTML', () => {
  render(<HtmlContent html="En <b>fet</b> text" />);
  expect(screen.getByText('fet').tagName).toBe('B');
});

it('[F17][O2.16-10] sanitises HTML, from any sender', () => {
  const { container } = render(
    <HtmlContent
      html={
        '<p onclick="steal()" style="color:red">Hej <a href="javascript:steal()">länk</a> <a href="/se">hem</a></p>' +
        '<script>steal()</script><form action="https://ond.test"><input name="password"></form>' +
        '<img src="x" onerror="steal()"><svg><script>steal()</script></svg>'
      }
    />,
  );
  expect(screen.getByRole('link', { name: 'hem' }).getAttribute('href')).toBe('/se');
  expect(container.innerHTML).not.toMatch(/steal|onclick|onerror|javascript|style=|<script|<form|<input/);
});
