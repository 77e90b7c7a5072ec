import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { parseRichText, type RichNode } from './parse-rich-text.ts';
import classes from './rich-text.module.css';

function render(nodes: readonly RichNode[]): ReactNode[] {
  return nodes.map((node, index) => {
    if (node.kind === 'text') return createElement(Fragment, { key: index }, node.text);
    const children = node.children.length > 0 ? render(node.children) : undefined;
    // A link without an allowed URL is rendered as its text.
    if (node.tag === 'a' && node.href === undefined) return createElement(Fragment, { key: index }, children);
    const { tag, href, scope } = node;
    return createElement(tag, { key: index, ...(href && { href }), ...(scope && { scope }) }, children);
  });
}

/** A text of the shop with HTML: descriptions of products, categories, campaigns. Renders nothing for an empty one. */
export function RichText({ html, className }: { readonly html: string; readonly className?: string }) {
  const content = useMemo(() => render(parseRichText(html)), [html]);
  if (content.length === 0) return null;
  return <div className={className === undefined ? classes.text : `${classes.text} ${className}`}>{content}</div>;
}
