import { createElement, type ReactNode, type SVGProps } from 'react';

/** The icon data in lucide-react's files. */
export interface IconData {
  name: string;
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
  aliases?: readonly string[];
}

type DrawingProps = SVGProps<SVGSVGElement> & { readonly size?: number };

const SIDE = 24;

/**
 * Replaces lucide-react's own `createLucideIcon` in the build and renders the same SVG: the original has features that
 * our icons do not use (contexts, absolute strokes, names as text), 1.3 kB compressed in every remote.
 */
export default function createLucideIcon({ name, node, aliases = [] }: IconData) {
  const own = ['lucide', ...[name, ...aliases].map((word) => `lucide-${word}`)].join(' ');
  return function Drawing({ size = SIDE, strokeWidth = 2, className, ...rest }: DrawingProps): ReactNode {
    const isNamed = rest['aria-label'] !== undefined || rest.role !== undefined;
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${own} ${className}` : own,
        ...(!isNamed && { 'aria-hidden': 'true' }),
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
