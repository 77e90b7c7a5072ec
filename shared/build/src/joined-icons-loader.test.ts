import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';

const joinIconShapes = createRequire(import.meta.url)('./joined-icons-loader.cjs') as (source: string) => string;

/** An icon's file, as lucide-react has it. */
const fileOf = (shapes: string): string => `import createLucideIcon from '../createLucideIcon.mjs';

const __iconData = {
  name: "probe",
  size: 24,
  node: [${shapes}]
};
__iconData.node;
const Probe = createLucideIcon(__iconData);

export { __iconData, Probe as default };
`;

const joinedTo = (drawing: string): string =>
  `import createLucideIcon from '../createLucideIcon.mjs';\n\nexport default createLucideIcon(${drawing});\n`;

describe('joined-icons-loader', () => {
  it.each([
    [
      'paths, each from where it began',
      `
    [
      "path",
      {
        d: "M18 6 6 18",
        key: "1bl5f8"
      }
    ],
    ["path", { d: "m6 6 12 12", key: "d8bk6v" }]
  `,
      '"M18 6 6 18M0 0m6 6 12 12"',
    ],
    [
      'lines and circles',
      '["line", { x1: "1", x2: "3", y1: "2", y2: "4", key: "a" }], ["circle", { cx: "7.5", cy: "8", r: ".5", key: "b" }]',
      '"M1 2L3 4M7 8a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0"',
    ],
    [
      'all but other shapes, which come after',
      '["rect", { x: "2", width: "20", rx: "2", key: "a" }], ["path", { d: "M2 10h20", key: "b" }]',
      '[["path",{"d":"M2 10h20"}],["rect",{"x":"2","width":"20","rx":"2"}]]',
    ],
    [
      'nothing that has a look of its own',
      '["circle", { cx: "8", cy: "8", r: "1", fill: "currentColor", key: "a" }]',
      '[["circle",{"cx":"8","cy":"8","r":"1","fill":"currentColor"}]]',
    ],
  ])('joins %s', (_case, shapes, joined) => expect(joinIconShapes(fileOf(shapes))).toBe(joinedTo(joined)));

  it('leaves files without an icon, and refuses one that it cannot read', () => {
    const alias = "export { default } from './scale.mjs';\n";
    expect(joinIconShapes(alias)).toBe(alias);
    expect(() => joinIconShapes(fileOf('["path", attributes]'))).toThrow('has the format of its files changed?');
  });
});
