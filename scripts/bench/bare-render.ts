/**
 * A bare server of one page: its markup as React elements, rendered again for each request. The rest of the document
 * (head, styles, data) is prepared as bytes. Run by `bench ssr`.
 */
import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';

type Element = object | string;

// React belongs to the packages that render; the bench borrows the shell's.
const required = createRequire(join(ROOT, 'shell/package.json'));
const { createElement } = required('react') as {
  createElement(tag: string, props: object, ...children: Element[]): Element;
};
const { renderToString } = required('react-dom/server') as { renderToString(element: Element): string };

const TOKEN = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
  'path',
  'circle',
  'rect',
  'use',
]);

/** Only what costs time matters here: elements, their attributes as data, and text. */
const propsOf = (attributes: string): Record<string, string> =>
  Object.fromEntries(
    [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
      `data-${name.toLowerCase().replaceAll(/[^a-z-]/g, '')}`,
      value,
    ]),
  );

interface Open {
  tag: string;
  props: Record<string, string>;
  children: Element[];
}

const BODY = '<body>';
const SCRIPT = /<script[^>]*>[^]*?<\/script>/g;
const COMMENT = /<!--[^]*?-->/g;

/** A body as elements, without its scripts. */
function elementsOf(html: string): Element {
  const body = html.replaceAll(SCRIPT, '').replaceAll(COMMENT, '');
  const stack: Open[] = [{ tag: 'div', props: {}, children: [] }];
  const top = (): Open => stack.at(-1) as Open;
  const close = () => {
    const { tag, props, children } = stack.pop() as Open;
    top().children.push(createElement(tag, props, ...children));
  };
  for (const [, end, tag = '', attributes = '', selfClosing, text] of body.matchAll(TOKEN)) {
    if (text !== undefined) top().children.push(text);
    else if (end) {
      if (stack.length > 1 && stack.some((open) => open.tag === tag)) {
        while (stack.length > 1 && top().tag !== tag) close();
        if (stack.length > 1) close();
      }
    } else if (selfClosing || VOID.has(tag)) top().children.push(createElement(tag, propsOf(attributes)));
    else stack.push({ tag, props: propsOf(attributes), children: [] });
  }
  while (stack.length > 1) close();
  return createElement('div', {}, ...top().children);
}

process.once('message', (html: string) => {
  const [head = '', body = ''] = html.split(BODY, 2);
  const element = elementsOf(body);
  const above = Buffer.from(`${head}${BODY}`);
  const below = Buffer.from(`${(body.match(SCRIPT) ?? []).join('\n')}</body></html>`);
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    const markup = Buffer.from(renderToString(element));
    response.setHeader('Content-Length', above.length + markup.length + below.length);
    response.cork();
    response.write(above);
    response.write(markup);
    response.end(below);
    response.uncork();
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
