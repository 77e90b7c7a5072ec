import type { LucideIcon } from 'lucide-react';
import * as cart from 'lucide-react/icons/shopping-cart';
import * as warning from 'lucide-react/icons/triangle-exclamation-point';
import * as x from 'lucide-react/icons/x';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from '@jest/globals';
import createLucideIcon, { type IconDrawing } from './create-icon.ts';
import { Icon } from './icon.tsx';

/** The icon as lucide makes it, and the shapes of its file, which the types do not mention. */
const entry = (name: string, file: { default: LucideIcon }): [string, LucideIcon, IconDrawing] => [
  name,
  file.default,
  (Reflect.get(file, '__iconData') as { node: IconDrawing }).node,
];
const ICONS = [entry('cart', cart), entry('warning, which has aliases', warning), entry('x', x)];

/** All that is drawn by, in any order: without the classes by name and the namespace, which HTML knows. */
const parts = (markup: string): string[] =>
  markup
    .replace(/ class="lucide[^ "]*(?: lucide-[^ "]*)* ?/g, ' class="')
    .replace(/ class=""| xmlns="[^"]*"/g, '')
    .split(/\s(?=[\w-]+=")|(?=[<>])/)
    .sort();

describe.each(ICONS)('createLucideIcon: %s', (_name, Real, drawing) => {
  const Own = createLucideIcon(drawing) as unknown as LucideIcon;
  it.each([
    ['decorative', <Icon key="i" of={Real} />, <Icon key="i" of={Own} />],
    ['named', <Icon key="i" of={Real} size={32} label="Stäng" />, <Icon key="i" of={Own} size={32} label="Stäng" />],
    ['classed', <Icon key="i" of={Real} className="a b" />, <Icon key="i" of={Own} className="a b" />],
    ['by itself', <Real key="i" />, <Own key="i" />],
    ['with more', <Real key="i" size={12} fill="red" data-x="1" />, <Own key="i" size={12} fill="red" data-x="1" />],
  ])('draws the same as lucide does: %s', (_case, real, own) => {
    expect(parts(renderToStaticMarkup(own))).toEqual(parts(renderToStaticMarkup(real)));
    expect(renderToStaticMarkup(own)).toContain('<path');
  });
});

it('draws a path that stands for all shapes', () => {
  const Own = createLucideIcon('M18 6 6 18M0 0m6 6 12 12');
  expect(renderToStaticMarkup(<Own />)).toMatch(/^<svg [^>]*><path d="M18 6 6 18M0 0m6 6 12 12"><\/path><\/svg>$/);
});
