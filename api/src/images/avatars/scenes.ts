import { circle, ellipse, path, poly, rect, repeat, star, stroke } from '../drawing/shapes.ts';
import { PALETTE as C } from '../medals/palette.ts';

/** One frame of a place: 320 × 160 units, flat, in few colours. `phase` goes from 0 to 1 and round again. */
type Scene = (phase: number) => string;

const wave = (phase: number, shift = 0): number => Math.sin((phase + shift) * Math.PI * 2);
/** Bands of one sky, from the top; each is as high as the others. */
const sky = (...colours: readonly string[]): string => {
  const high = 160 / colours.length;
  return colours
    .map((colour, index) => rect(0, Math.round(index * high), 320, Math.ceil(high) + 1, 0, colour))
    .join('');
};
/** A row of waves that runs by one wave in a round. */
const sea = (y: number, colour: string, phase: number, long = 40): string => {
  const from = -long + Math.round(phase * long);
  const crests = repeat(Math.ceil(360 / long) + 1, () => `q${long / 4} -6 ${long / 2} 0t${long / 2} 0`);
  return path(`M${from} ${y}${crests}V160H-80Z`, colour);
};
const stars = (count: number, phase: number, colour: string): string =>
  repeat(count, (index) => {
    const [x, y] = [(index * 73 + 19) % 320, (index * 41 + 7) % 96];
    const bright = 0.35 + 0.65 * Math.max(0, wave(phase, index / count));
    return rect(x, y, index % 4 === 0 ? 4 : 2, index % 4 === 0 ? 4 : 2, 0, colour, `opacity="${bright.toFixed(2)}"`);
  });

const castle: Scene = (phase) => {
  const flag = (x: number, y: number): string => {
    const lift = Math.round(wave(phase, x / 100) * 3);
    return (
      rect(x, y, 2, 18, 0, '#3a2350') +
      path(
        `M${x + 2} ${y}Q${x + 10} ${y + lift} ${x + 20} ${y + 4}V${y + 12}Q${x + 10} ${y + 8 + lift} ${x + 2} ${y + 10}Z`,
        C.red,
      )
    );
  };
  const tower = (x: number, y: number, wide: number, colour: string): string =>
    rect(x, y, wide, 160 - y, 0, colour) +
    repeat(3, (i) => rect(x - 3 + (i * (wide + 6)) / 3, y - 8, (wide + 6) / 5, 10, 0, colour)) +
    rect(x - 3, y, wide + 6, 6, 0, colour);
  return [
    sky('#4b3a7a', '#7a4a8a', '#b8618a', '#e88a7a', '#ffb77a', '#ffd79a'),
    circle(232, 108, 30, '#ffe9b8'),
    path('M0 118C60 96 120 112 170 104C230 94 270 110 320 98V160H0Z', '#a0568a'),
    tower(28, 62, 30, '#5a3a74'),
    tower(84, 46, 34, '#4b2f66'),
    tower(246, 70, 28, '#5a3a74'),
    rect(50, 88, 44, 72, 0, '#54356e'),
    rect(38, 84, 8, 14, 4, C.gold),
    rect(96, 70, 10, 16, 5, C.gold),
    rect(255, 92, 8, 14, 4, C.gold),
    flag(42, 36),
    flag(100, 20),
    flag(259, 44),
    path('M0 140C70 120 130 138 190 130C250 124 290 132 320 126V160H0Z', '#3a2350'),
    path('M0 152C90 138 200 152 320 142V160H0Z', '#2a183d'),
  ].join('');
};

const harbour: Scene = (phase) => {
  const turn = wave(phase);
  const beam = path(
    `M262 46L${Math.round(120 + turn * 60)} ${Math.round(20 + turn * 10)}V${Math.round(70 + turn * 14)}Z`,
    '#fff3bf',
    'opacity="0.75"',
  );
  const gull = (x: number, y: number): string =>
    stroke(`M${x - 8} ${y + 3}Q${x - 4} ${y - 3} ${x} ${y + 2}Q${x + 4} ${y - 3} ${x + 8} ${y + 3}`, C.white, 2.5);
  return [
    sky('#3d7fd6', '#5b98e4', '#7db4f0', '#a4cdf7', '#cbe3fb'),
    beam,
    path('M30 44C40 30 60 34 64 44C80 40 88 56 76 60H24C12 58 18 44 30 44Z', C.white, 'opacity="0.9"'),
    gull(110 + Math.round(phase * 12), 36),
    gull(140 + Math.round(phase * 12), 26),
    path('M216 128C224 104 250 100 264 100C284 100 310 108 318 128Z', '#5d6b80'),
    path('M252 58H272L278 112H246Z', C.white),
    path('M250.5 72H273.5L275 86H249ZM247.5 98H276.5L278 112H246Z', C.red),
    rect(250, 40, 24, 18, 2, '#2b3675'),
    rect(254, 43, 16, 12, 1, '#ffe27a'),
    path('M248 40H276L262 26Z', C.red),
    rect(8, 112, 20, 14, 1, C.red),
    rect(30, 112, 20, 14, 1, C.blue),
    rect(18, 98, 20, 14, 1, C.gold),
    rect(0, 126, 60, 10, 0, '#6b3f22'),
    sea(124, '#2f6fc0', phase, 48),
    sea(136, '#2559a3', phase, 64),
    sea(148, '#1b4685', phase, 40),
  ].join('');
};

const arcade: Scene = (phase) => {
  const lines = repeat(6, (index) => {
    const depth = ((index + phase) / 6) ** 2;
    return rect(0, Math.round(104 + depth * 56), 320, 2, 0, '#ff5ad0');
  });
  const rails = repeat(13, (index) => stroke(`M160 104L${-220 + index * 63.3} 160`, '#b23cff', 2));
  return [
    sky('#160a33', '#26104d', '#43176b', '#6e1f86', '#a32c8f'),
    stars(16, phase, '#ffffff'),
    circle(160, 84, 52, '#ffcf5c'),
    path('M108 84A52 52 0 0 0 212 84Z', '#ff7a6b'),
    repeat(5, (index) => rect(100, 76 + index * 8, 120, 2 + index, 0, '#6e1f86')),
    path('M0 104L30 78L52 94L84 66L112 104ZM208 104L240 70L266 92L292 72L320 104Z', '#2b0f52'),
    rect(0, 104, 320, 56, 0, '#1a0836'),
    rails,
    lines,
    rect(22, 30, 34, 34, 0, '#26e0d0', `opacity="${phase < 0.5 ? 1 : 0.55}"`),
    rect(29, 37, 20, 20, 0, '#26104d'),
    rect(35, 43, 8, 8, 0, '#26e0d0'),
    poly(
      [
        [282, 26],
        [300, 44],
        [282, 62],
        [264, 44],
      ],
      '#ff5ad0',
      `opacity="${phase < 0.5 ? 0.55 : 1}"`,
    ),
    poly(
      [
        [282, 36],
        [290, 44],
        [282, 52],
        [274, 44],
      ],
      '#43176b',
    ),
  ].join('');
};

const space: Scene = (phase) => {
  const [x, y] = [330 - phase * 220, 6 + phase * 60];
  return [
    sky('#0a0f2c', '#0d1438', '#121b46', '#182355'),
    stars(34, phase, '#ffffff'),
    path('M0 60C80 30 160 84 320 40V70C200 104 90 70 0 96Z', '#2b2f77', 'opacity="0.6"'),
    stroke(`M${x} ${y}L${x + 34} ${y - 9}`, '#a9d4ff', 3),
    circle(x, y, 4, C.white),
    ellipse(66, 58, 62, 12, '#e7b56a'),
    circle(66, 56, 34, '#e2734f'),
    path('M33 48C50 56 84 58 99 48L100 58C84 68 48 66 32 58Z', '#f2996b'),
    path('M66 22A34 34 0 0 1 66 90A44 44 0 0 0 66 22Z', '#b14d3a'),
    path('M4 58A62 12 0 0 0 128 58A62 8 0 0 1 4 58Z', '#ffd79a'),
    circle(268, 36, 14, C.pale),
    circle(263, 32, 4, C.steel),
    circle(273, 42, 3, C.steel),
    path('M0 136C60 116 130 132 180 126C240 118 280 128 320 120V160H0Z', '#4b5a8c'),
    path('M0 148C80 138 210 152 320 140V160H0Z', '#36436e'),
    ellipse(60, 138, 22, 5, '#36436e'),
    ellipse(250, 132, 16, 4, '#36436e'),
  ].join('');
};

const island: Scene = (phase) => {
  const bob = Math.round(wave(phase) * 3);
  const leaf = (turn: number): string =>
    `<g transform="translate(48 52) rotate(${turn + Math.round(wave(phase, 0.2) * 4)})">${path('M0 0C12 -14 34 -12 44 4C30 -2 14 0 0 6Z', '#1f9d63')}</g>`;
  return [
    sky('#1aa3b8', '#38bcc4', '#6bd3cd', '#a6e6d5', '#e2f5d9'),
    circle(226, 40, 22, '#fff0b0'),
    `<g transform="translate(232 ${96 + bob})">${path('M-46 12H46L34 34H-32Z', '#6b3f22')}${rect(-3, -50, 5, 62, 1, '#4a2a15')}${path('M4 -46C30 -40 34 -14 26 4H4Z', C.white)}${path('M-6 -40C-28 -34 -30 -14 -24 4H-6Z', C.paper)}${path('M2 -62H24L18 -56L24 -50H2Z', C.ink)}${rect(-46, 10, 92, 5, 2, C.gold)}</g>`,
    path('M-10 136C8 108 34 104 52 104C84 104 104 122 112 136Z', '#f2d79a'),
    path('M-10 136C8 116 34 110 60 112C84 114 100 124 112 136Z', '#e2bd74'),
    path('M44 108C40 86 42 66 47 50L53 52C50 70 50 88 56 108Z', '#8a5430'),
    [-150, -110, -60, -20, 20, 60].map(leaf).join(''),
    circle(46, 56, 5, '#6b3f22'),
    circle(54, 57, 5, '#8a5430'),
    sea(126, '#1690a8', phase, 56),
    sea(138, '#0f7690', phase, 40),
    sea(149, '#0b5d76', phase, 64),
  ].join('');
};

const grove: Scene = (phase) => {
  const tree = (x: number, high: number, colour: string): string =>
    path(`M${x} ${150 - high}L${x + 22} 160H${x - 22}Z`, colour);
  const flies = repeat(14, (index) => {
    const [x, y] = [(index * 53 + 12) % 320, 56 + ((index * 37) % 80)];
    const [dx, dy] = [wave(phase, index / 5) * 5, wave(phase, index / 3 + 0.25) * 4];
    return circle(
      Math.round(x + dx),
      Math.round(y + dy),
      index % 3 === 0 ? 3.5 : 2.2,
      index % 2 ? '#c8ff7a' : '#8df0e0',
      `opacity="${(0.4 + 0.6 * Math.max(0, wave(phase, index / 7))).toFixed(2)}"`,
    );
  });
  return [
    sky('#141b4a', '#1c2a62', '#263d78', '#2f5586', '#3a6f8c'),
    stars(18, phase, '#ffffff'),
    circle(72, 42, 26, '#fff4cf'),
    circle(62, 36, 5, '#e8d9a4'),
    circle(80, 50, 7, '#e8d9a4'),
    repeat(9, (index) => tree(index * 42 - 6, 64 + ((index * 29) % 30), '#234c6b')),
    rect(244, 54, 34, 106, 0, '#2a2f5e'),
    path('M236 56H286L261 16Z', '#5a3fb8'),
    path('M261 16L286 56H266Z', '#432c96'),
    rect(254, 70, 12, 18, 6, phase < 0.5 ? '#ffe27a' : '#ffc94a'),
    rect(256, 106, 9, 14, 4, '#ffe27a'),
    repeat(8, (index) => tree(index * 48 + 8, 44 + ((index * 17) % 26), '#173a4f')),
    path('M0 146C80 132 200 150 320 138V160H0Z', '#0e2736'),
    flies,
  ].join('');
};

const fjord: Scene = (phase) => {
  const ribbon = (y: number, colour: string, shift: number): string => {
    const [a, b] = [Math.round(wave(phase, shift) * 12), Math.round(wave(phase, shift + 0.3) * 12)];
    return path(
      `M-10 ${y}C60 ${y - 30 + a} 120 ${y + 30 + b} 190 ${y - 6 + a}C240 ${y - 26 + b} 290 ${y + 10} 330 ${y - 14}V${y + 16}C290 ${y + 38} 240 ${y + 4 + b} 190 ${y + 24 + a}C120 ${y + 60 + b} 60 ${y + a} -10 ${y + 32}Z`,
      colour,
      'opacity="0.75"',
    );
  };
  return [
    sky('#0b1a3a', '#10264c', '#16355f', '#1f4872'),
    stars(22, phase, '#ffffff'),
    ribbon(26, '#2fd18e', 0),
    ribbon(44, '#3ab8d8', 0.4),
    path('M-10 128L38 58L66 94L96 44L150 128Z', '#3c5277'),
    path('M38 58L52 78L44 76L38 84L30 76L24 78ZM96 44L114 72L104 68L96 78L88 68L80 72Z', C.white),
    path('M170 128L226 52L258 92L284 66L340 128Z', '#324769'),
    path('M226 52L243 75L234 72L226 82L218 72L209 75ZM284 66L296 80L288 79L282 86L274 80Z', C.pale),
    `<g transform="translate(258 ${Math.round(118 + wave(phase) * 2)})">${path('M-40 4C-44 -10 -40 -18 -34 -20C-36 -10 -30 0 -18 2H22C32 0 36 -10 34 -18C42 -14 42 0 36 8C20 20 -26 20 -40 4Z', '#5c3a22')}${rect(-2, -34, 4, 38, 1, '#3f2613')}${path('M-20 -32H20V-6Q0 2 -20 -6Z', C.red)}${path('M-7 -32H7V-1Q0 0 -7 -1Z', C.paper)}${[-18, -6, 6, 18].map((x) => circle(x, 5, 5, C.gold)).join('')}</g>`,
    sea(128, '#1d4a78', phase, 64),
    sea(140, '#163b63', phase, 48),
    sea(150, '#102d4e', phase, 40),
  ].join('');
};

const throne: Scene = (phase) => {
  const ray = (index: number): string =>
    path(
      `M160 -20L${-20 + index * 72} 160H${16 + index * 72}Z`,
      '#ffe9a8',
      `opacity="${(0.1 + 0.12 * Math.max(0, wave(phase, index / 5))).toFixed(2)}"`,
    );
  const column = (x: number): string =>
    rect(x, 16, 26, 116, 0, '#c9a24a') +
    rect(x + 3, 16, 7, 116, 0, '#f0d27a') +
    rect(x + 20, 16, 6, 116, 0, '#946f24') +
    rect(x - 5, 8, 36, 12, 2, '#f0d27a') +
    rect(x - 5, 128, 36, 10, 2, '#f0d27a');
  const drape = (turn: number): string =>
    `<g transform="${turn < 0 ? 'translate(320 0) scale(-1 1)' : ''}">${path('M0 0H64C60 50 36 82 0 104Z', '#a81e36')}${path('M0 0H40C40 34 24 64 0 80Z', C.red)}${path('M0 0H18C18 26 10 46 0 56Z', '#ff6d7f')}${stroke('M0 104C36 82 60 50 64 0', C.gold, 5)}</g>`;
  return [
    sky('#3b1740', '#4a1c48', '#5a2350', '#6b2b58'),
    path('M112 140V66C112 36 134 20 160 20C186 20 208 36 208 66V140Z', '#8a3a66'),
    path('M120 140V68C120 42 138 30 160 30C182 30 200 42 200 68V140Z', '#f6b36a'),
    path('M160 30C182 30 200 42 200 68V140H160Z', '#ef9a5a'),
    rect(157, 30, 6, 110, 0, '#8a3a66'),
    rect(120, 82, 80, 5, 0, '#8a3a66'),
    repeat(5, ray),
    column(66),
    column(228),
    rect(0, 136, 320, 24, 0, '#3a1436'),
    path('M120 136H200L236 160H84Z', C.red),
    path('M120 136H128L98 160H84ZM192 136H200L236 160H222Z', C.gold),
    drape(1),
    drape(-1),
    repeat(6, (index) =>
      star(
        30 + ((index * 61) % 260),
        30 + ((index * 23) % 70),
        4,
        6,
        1.5,
        '#fff3bf',
        `opacity="${Math.max(0, wave(phase, index / 6)).toFixed(2)}"`,
      ),
    ),
  ].join('');
};

/** By the class's id; 0 is never asked for. */
const SCENES: readonly Scene[] = [castle, castle, grove, space, throne, harbour, island, fjord, arcade];

export const sceneOf = (classId: number): Scene => SCENES[classId] ?? castle;

/** Snow on the ground and in the air, and a string of lights that change in turn. */
export const winter: Scene = (phase) => {
  const lamps = [C.red, C.gold, C.green, '#63a8ff'] as const;
  const fall = repeat(44, (index) => {
    const size = index % 3 === 0 ? 4 : 3;
    const y = (index * 47 + Math.round(phase * 80) * (index % 2 === 0 ? 2 : 1)) % 160;
    return circle(Math.round((index * 83 + wave(phase, index / 9) * 4) % 320), y, size / 1.6, C.white);
  });
  return [
    rect(0, 0, 320, 160, 0, '#16305e', 'opacity="0.34"'),
    path('M0 142C40 130 80 142 120 138C170 130 220 146 262 136C290 130 308 138 320 134V160H0Z', C.white),
    path('M0 152C60 144 140 156 200 150C250 146 290 154 320 150V160H0Z', C.pale),
    stroke('M-4 4Q40 26 80 8Q120 26 160 8Q200 26 240 8Q280 26 324 4', '#0d1b33', 2.5),
    repeat(16, (index) => {
      const x = 10 + index * 20;
      const y = index % 2 === 0 ? 13 : 17;
      const lit = lamps[(index + Math.round(phase * 8)) % 4] ?? C.gold;
      return circle(x, y, 8, lit, 'opacity="0.35"') + circle(x, y, 4.5, lit);
    }),
    fall,
  ].join('');
};

/** A golden light over the place, and a frame of gold round it. */
export const golden: Scene = (phase) =>
  [
    rect(0, 0, 320, 160, 0, '#ffcf5c', 'opacity="0.16"'),
    repeat(12, (index) =>
      star(
        (index * 67 + 20) % 312,
        (index * 43 + 14) % 140,
        4,
        7,
        1.8,
        '#fff3bf',
        `opacity="${Math.max(0, wave(phase, index / 12)).toFixed(2)}"`,
      ),
    ),
    `<rect x="3" y="3" width="314" height="154" fill="none" stroke="#95640d" stroke-width="8"/>`,
    `<rect x="3" y="3" width="314" height="154" fill="none" stroke="#eeb437" stroke-width="5"/>`,
    `<path d="M3 157V3H317" fill="none" stroke="#fff3bf" stroke-width="2.5"/>`,
    [
      [8, 8],
      [312, 8],
      [8, 152],
      [312, 152],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 5, '#fff3bf', 'stroke="#95640d" stroke-width="1.5"'))
      .join(''),
  ].join('');
