import { createElement, Fragment, type ReactNode } from 'react';
import type { HtmlNode } from './parse-html.ts';

/** HTML attribute names that React spells its own way. */
const REACT_NAMES: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

function render(node: HtmlNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  const props = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [REACT_NAMES[name] ?? name, value]),
  );
  const extra = tag === 'img' ? { loading: 'lazy', alt: attributes.alt ?? '' } : {};
  return createElement(tag, { ...props, ...extra, key }, ...(children.length > 0 ? [children.map(render)] : []));
}

/** Parsed content as elements: no innerHTML anywhere, so nothing in it can become script. */
export const HtmlContent = ({ nodes }: { nodes: readonly HtmlNode[] }): ReactNode => (
  <Fragment>{nodes.map(render)}</Fragment>
);
