import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { contrastRatio, parseHexColour } from './colour-ground/contrast.ts';

const FOLDER = import.meta.dirname;
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

const TOKENS = withoutComments(read('tokens.css'));
const MODULES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.module.css'),
);

type Mode = 'light' | 'dark';

function colour(token: string, mode: Mode): string {
  const value = new RegExp(`--color-${token}:\\s*([^;]+);`).exec(TOKENS)?.[1] ?? '';
  const [light = '', dark = ''] = /^light-dark\(([^,]+),\s*([^)]+)\)$/.exec(value.trim())?.slice(1) ?? [value, value];
  const hex = parseHexColour(mode === 'light' ? light : dark);
  if (hex === null) throw new Error(`--color-${token} has no plain ${mode} colour: ${value}`);
  return hex;
}

const GROUNDS = ['page', 'surface', 'raised', 'hover'];
const on = (grounds: readonly string[], ...inks: string[]) =>
  inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));

/** WCAG 2.2 AA 1.4.3: text at least 4.5:1. */
const TEXT_PAIRS = [
  ...on(GROUNDS, 'ink', 'ink-muted', 'reduced', 'error'),
  ...on([...GROUNDS, 'sunken', 'skeleton'], 'ink', 'ink-muted'),
  ...on(['surface', 'sunken'], 'ink-faint'),
  ...on(['success-soft', 'warning-soft', 'error-soft', 'info-soft'], 'ink'),
  ...on(['accent', 'accent-hover'], 'on-accent'),
  ['ink-inverse', 'ink'],
  ['reduced', 'reduced-soft'],
  ['error', 'error-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['info', 'info-soft'],
  ['on-bubble', 'bubble'],
  ['on-splash', 'splash'],
  ['on-toast', 'toast'],
  ['icon', 'icon-ground'],
] as const;

/** WCAG 2.2 AA 1.4.11: outlines of controls and meaningful graphics have at least 3:1 against their background. */
const SHAPE_PAIRS = [
  ...on(GROUNDS, 'line-strong', 'focus', 'accent', 'ink'),
  ...on(['surface'], 'success-dot', 'success', 'warning', 'flame'),
  ...on(['toast'], 'toast-success', 'toast-error'),
] as const;

describe('design tokens', () => {
  for (const mode of ['light', 'dark'] as const) {
    it.each(TEXT_PAIRS)(`${mode}: text %s reads on %s`, (ink, ground) => {
      expect(contrastRatio(colour(ink, mode), colour(ground, mode))).toBeGreaterThanOrEqual(4.5);
    });

    it.each(SHAPE_PAIRS)(`${mode}: shape %s shows on %s`, (ink, ground) => {
      expect(contrastRatio(colour(ink, mode), colour(ground, mode))).toBeGreaterThanOrEqual(3);
    });
  }

  it('[9-104] the page is #F6F6F6 and its ink #1A1A1D by day', () => {
    expect([colour('page', 'light'), colour('ink', 'light')]).toEqual(['#f6f6f6', '#1a1a1d']);
  });

  it('[7.9-03] category drawings are 39485D in dark mode', () => {
    expect(colour('icon', 'dark')).toBe('#39485d');
  });

  it('[7.9-05] icons of secondary buttons are 1A1A1D', () => {
    const ink = /\.secondary \{[^}]*\scolor: var\(--color-([\w-]+)\)/.exec(read('button/button.module.css'))?.[1];
    expect(colour(ink ?? '', 'light')).toBe('#1a1a1d');
  });

  it('[9-117] inputs are 48 px high', () => {
    expect(/--control-l: (\w+);/.exec(TOKENS)?.[1]).toBe('48px');
    expect(/\.input \{[^}]*height: var\((--[\w-]+)\)/.exec(read('input/input.module.css'))?.[1]).toBe('--control-l');
  });

  it('[9-90] [O9-19] a spinner stays unseen for 2000 ms, in its reserved space', () => {
    expect(read('spinner/spinner.module.css')).toMatch(/opacity: 0;\s*animation: appear 1ms linear 2000ms forwards;/);
  });
});

describe('component styles', () => {
  it('there are style sheets to check', () => {
    expect(MODULES.length).toBeGreaterThan(30);
  });

  it.each(MODULES)('%s keeps to the ui layer, to local names and to tokens', (name) => {
    const css = withoutComments(read(name)).trim();
    expect(css.startsWith('@layer ui {') && css.endsWith('}')).toBe(true);
    expect(css).not.toMatch(/:global|:root|(?<![.\w-])(?:body|html)\b|!important/);
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/i);
    for (const [selector] of css.matchAll(/(?<=[{};]\s*)[^{};@]+(?=\{)/g)) {
      if (/^\s*(from|to|\d+%)\s*$/.test(selector)) continue;
      expect(selector).toMatch(/\.\w/);
    }
  });

  it.each([...MODULES, 'base.css'])('%s uses only custom properties that exist', (name) => {
    const css = read(name);
    const own = new Set([...css.matchAll(/^\s+(--[\w-]+):/gm)].map((match) => match[1]));
    for (const [, property = ''] of css.matchAll(/var\((--[\w-]+)/g)) {
      expect([property, own.has(property) || TOKENS.includes(`${property}:`)]).toEqual([property, true]);
    }
  });

  it.each(MODULES)('%s moves only transform and opacity', (name) => {
    for (const [, list = ''] of read(name).matchAll(/transition:([^;]+);/g)) {
      for (const part of list.split(',').filter((piece) => !piece.includes('cubic'))) {
        expect(part.trim()).toMatch(/^(transform|opacity)\b/);
      }
    }
  });
});
