const NODE = /\bnode: \[((?:\s*\[\s*"\w+",\s*\{[^}]*\}\s*\],?)*)\s*\]/;
const SHAPE = /\[\s*"(\w+)",\s*\{([^}]*)\}\s*\]/g;
const ATTRIBUTE = /"?([\w-]+)"?: "([^"]*)"/g;

const tidy = (value) => Number(value.toFixed(3));

/** Attributes that an outline is made of, by the shape's tag, and the outline as data of a path. */
const OUTLINES = {
  // Alone, a path that begins with `m` begins at an absolute point.
  path: { needs: ['d'], toPath: ({ d }) => d.replace(/^m/, 'M0 0m') },
  line: { needs: ['x1', 'y1', 'x2', 'y2'], toPath: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}` },
  circle: {
    needs: ['cx', 'cy', 'r'],
    toPath: ({ cx, cy, r }) => {
      const half = `a${r} ${r} 0 1 0 `;
      const across = tidy(2 * r);
      return `M${tidy(cx - r)} ${cy}${half}${across} 0${half}-${across} 0`;
    },
  },
};

/** The shape's outline; null for one that a path cannot stand for, such as a dot with a fill of its own. */
function outlineOf({ tag, attributes }) {
  const outline = OUTLINES[tag];
  const names = Object.keys(attributes);
  const isPlain = outline?.needs.length === names.length && outline.needs.every((name) => names.includes(name));
  return isPlain ? outline.toPath(attributes) : null;
}

/** Without the keys: the shapes of an icon never change places. */
const readShapes = (text) =>
  [...text.matchAll(SHAPE)].map(([, tag, attributes]) => ({
    tag,
    attributes: Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].flatMap(([, name, value]) => (name === 'key' ? [] : [[name, value]])),
    ),
  }));

/**
 * Joins the shapes of a lucide icon into one path, so that it is drawn by two elements instead of three to six: a list
 * of products has 200 fewer to send, hydrate and style. What else the file says of the icon, such as its name, is left
 * out; our `create-icon.ts` draws from the path alone, or from the shapes where a path cannot stand for all.
 */
module.exports = function joinIconShapes(source) {
  const at = source.indexOf('import createLucideIcon');
  if (at < 0) return source;
  const found = NODE.exec(source);
  if (found === null) throw new Error('An icon of lucide-react without shapes: has the format of its files changed?');
  const shapes = readShapes(found[1]);
  const outlines = shapes.map(outlineOf);
  const others = shapes.filter((_shape, index) => outlines[index] === null);
  const d = outlines.join('');
  const joined = [...(d === '' ? [] : [['path', { d }]]), ...others.map((each) => [each.tag, each.attributes])];
  const drawing = JSON.stringify(others.length === 0 ? d : joined);
  const head = source.slice(0, at);
  return `${head}import createLucideIcon from '../createLucideIcon.mjs';\n\nexport default createLucideIcon(${drawing});\n`;
};
