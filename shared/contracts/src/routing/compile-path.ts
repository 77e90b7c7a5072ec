import type { ParamShape } from '../routes.ts';

/** What a parameter of each shape may contain, after percent-decoding. */
const SHAPES: Readonly<Record<ParamShape, string>> = {
  digits: String.raw`\d{1,9}`,
  entity: String.raw`s?\d{1,9}`,
  // A payment link joins an order's number and a signature by a dot [O2.1-11]; a dot at an end would be a path's own.
  token: String.raw`[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*`,
  // [O2.1-10] id:quantity pairs; the page that reads them limits and cleans them.
  list: String.raw`\d{1,9}(?::\d{1,4})?(?:,\d{1,9}(?::\d{1,4})?)*`,
};

/** Names beside an id may be anything, even wrong or empty: the id decides and the URL is corrected [O2.1-20]. */
const SLUG = '[^]+';
const SLUG_AFTER_ID = '[^]*';
/**
 * A bare `/:id-:name` could match other URLs, so its name is restricted to the letters of a slug [2.1-32], [O2.1-05].
 */
const STRICT_SLUG = String.raw`[\p{L}\p{N}-]*`;

const PARAMETER = /:([A-Za-z]+)/g;

/** A path segment, compiled to a pattern whose groups are `params` in order. */
export interface Segment {
  pattern: RegExp;
  params: readonly string[];
  isOptional: boolean;
}

/** A path shape, compiled for matching and building. */
export interface CompiledPath {
  shape: string;
  /** Text and parameter names in turn, for each segment. */
  template: readonly (readonly string[])[];
  segments: readonly Segment[];
  /** Minimum number of segments in a URL of this shape. */
  least: number;
  params: readonly string[];
  required: readonly string[];
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function patternOf(segment: string, shapes: Readonly<Record<string, ParamShape>>, isBare: boolean): RegExp {
  let source = '';
  let end = 0;
  for (const match of segment.matchAll(PARAMETER)) {
    const shape = shapes[match[1] ?? ''];
    const isAfterId = match.index > 0;
    const slug = isBare ? STRICT_SLUG : isAfterId ? SLUG_AFTER_ID : SLUG;
    source += `${escapeRegExp(segment.slice(end, match.index))}(${shape ? SHAPES[shape] : slug})`;
    end = match.index + match[0].length;
  }
  return new RegExp(`^${source}${escapeRegExp(segment.slice(end))}$`, 'u');
}

/** Turns a path of the route table, such as 'product/:id-:name', into one pattern per segment. */
export function compilePath(path: string, shapes: Readonly<Record<string, ParamShape>> = {}): CompiledPath {
  const isBare = path.startsWith(':');
  const segments = path
    .split('/')
    .filter((segment) => segment !== '')
    .map((raw): Segment => {
      const isOptional = raw.endsWith('?');
      const segment = isOptional ? raw.slice(0, -1) : raw;
      const params = [...segment.matchAll(PARAMETER)].map((match) => match[1] ?? '');
      return { pattern: patternOf(segment, shapes, isBare), params, isOptional };
    });
  const needed = segments.filter(({ isOptional }) => !isOptional);
  const paramsOf = (list: readonly Segment[]) => list.flatMap(({ params }) => params);
  return {
    shape: path,
    template: path
      .split('/')
      .filter((segment) => segment !== '')
      .map((segment) => segment.replace(/\?$/, '').split(PARAMETER)),
    segments,
    least: needed.length,
    params: paramsOf(segments),
    required: paramsOf(needed),
  };
}

/** Parameters of the decoded segments, or null when they do not have this shape. */
export function matchSegments(path: CompiledPath, segments: readonly string[]): Record<string, string> | null {
  if (segments.length < path.least || segments.length > path.segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const definition = path.segments[index];
    const match = definition?.pattern.exec(segment);
    if (!definition || !match) return null;
    for (const [position, name] of definition.params.entries()) {
      const value = match[position + 1];
      if (value !== undefined && value !== '') params[name] = value;
    }
  }
  return params;
}
