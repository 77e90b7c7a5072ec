import type { Archetype } from '../drawing/look.ts';
import { penFor, type Palette } from '../drawing/pen.ts';
import { circle, ellipse, group, path, rect, repeat, stroke } from '@shop/api/images/drawing/shapes';
import { lyingSlab } from '../drawing/slab.ts';
import { text } from '@shop/api/images/drawing/text';
import { viewFrom } from '../drawing/view.ts';

const OAK: Palette = {
  glow: '#e3c096',
  light: '#d0a470',
  base: '#ba8852',
  dark: '#94673a',
  deep: '#6f4a27',
  rim: '#dcb585',
  ink: '#2b1a0c',
};

export const router: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(-24, 32, 48, 266);
  const antennas = look.variant % 2 === 0 ? 4 : 2;
  const mast = (index: number, near: boolean): string => {
    const [x, y] = view.point(antennas === 4 ? (index % 2 ? 262 : 18) : index ? 262 : 18, 30, near ? -6 : -170);
    const tilt = index % 2 ? 9 : -9;
    return group(
      `transform="rotate(${tilt} ${x} ${y})"`,
      rect(
        x - 8,
        y - 168,
        16,
        172,
        7,
        pen.linear(0, [0, '#4a4b57'], [0.4, '#23242c'], [1, '#0b0b0f']),
        'stroke="#6a6c79" stroke-opacity="0.6"',
      ) + rect(x - 4, y - 158, 3, 130, 1.5, '#fff', 'opacity="0.16"'),
    );
  };
  const top =
    path('M20 20L140 90L260 20L250 156L140 116L30 156Z', pen.body.dark, 'opacity="0.55"') +
    stroke('M20 20L140 90L260 20', pen.accents[0], 3) +
    pen.brandMark(140, 146, 17, pen.body.ink, 130);
  return pen.done(
    pen.contact(view, [0, -26, 0], [280, 180]),
    antennas === 4 ? mast(0, false) + mast(1, false) : '',
    lyingSlab(pen, view, [0, 14, -180], [280, 180, 38], { radius: 22, content: top }),
    view.front(
      28,
      -2,
      -1,
      repeat(5, (index) => rect(index * 16, 0, 7, 4, 2, index === 3 ? pen.accents[1] : '#57e38f')),
    ),
    mast(antennas === 4 ? 2 : 0, true) + mast(antennas === 4 ? 3 : 1, true),
  );
};

export const smartBulb: Archetype = (look) => {
  const pen = penFor(look);
  const base = pen.linear(0, [0, '#8f929e'], [0.3, '#f1f2f5'], [0.6, '#b5b8c2'], [1, '#71747f']);
  return pen.done(
    pen.groundShadow(200, 360, 60, 10),
    pen.glow(200, 150, 160, 158, pen.accents[0], 0.42),
    path(
      'M200 30C268 30 306 82 302 138C298 190 258 204 250 262H150C142 204 102 190 98 138C94 82 132 30 200 30Z',
      pen.radial(0.42, 0.4, 0.7, [0, '#ffffff'], [0.35, pen.accents[0]], [1, pen.accents[1]]),
      'stroke="#fff" stroke-opacity="0.7" stroke-width="2"',
    ),
    path('M132 92C144 62 168 52 190 52C160 66 144 96 142 132C132 124 128 108 132 92Z', '#fff', 'opacity="0.65"'),
    path('M148 258H252L246 300H154Z', pen.linear(0, [0, '#d8dae1'], [0.4, '#ffffff'], [1, '#a9acb7'])),
    repeat(4, (index) => rect(158, 300 + index * 12, 84, 10, 5, base)),
    path('M172 348H228L214 360H186Z', '#2b2c34'),
    pen.brandMark(200, 285, 12, '#50525d', 80),
  );
};

export const robotVacuum: Archetype = (look) => {
  const pen = penFor(look);
  const side = pen.linear(0, [0, pen.body.dark], [0.3, pen.body.light], [0.65, pen.body.base], [1, pen.body.deep]);
  return pen.done(
    pen.groundShadow(200, 300, 196, 34, 0.5),
    stroke('M56 300Q36 316 28 306M62 306Q52 326 40 324', '#3a3b45', 4),
    path('M36 212V266C36 312 364 312 364 266V212Z', side),
    path('M60 288C120 314 280 314 340 288L340 276C280 304 120 304 60 276Z', '#0c0c10', 'opacity="0.55"'),
    ellipse(200, 212, 164, 78, pen.shade(pen.body, 35), `stroke="${pen.body.rim}" stroke-width="1.600"`),
    ellipse(200, 210, 140, 64, 'none', `stroke="${pen.body.dark}" stroke-opacity="0.5" stroke-width="2"`),
    path('M154 168V192C154 216 246 216 246 192V168Z', pen.linear(0, [0, '#33343d'], [0.3, '#5c5e6a'], [1, '#101015'])) +
      ellipse(200, 168, 46, 20, pen.linear(30, [0, '#4a4b56'], [1, '#1a1b21'])) +
      ellipse(200, 168, 30, 12, 'none', `stroke="${pen.accents[0]}" stroke-width="3"`),
    rect(184, 234, 32, 9, 4.5, '#fff', 'opacity="0.9"') + pen.glow(200, 238, 40, 16, pen.accents[1], 0.6),
    pen.brandMark(200, 264, 12, pen.body.ink, 90),
  );
};

export const coffeeMachine: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(28, 14, 76, 322);
  const tray = view.point(24, 26, 10);
  return pen.done(
    pen.contact(view, [0, 0, 56], [170, 190]),
    pen.box(view, [0, 0, 56], [170, 24, 190], {
      palette: pen.black,
      soft: 6,
      top: repeat(9, (index) => rect(16 + index * 16, 10, 8, 46, 3, '#08080b')),
    }),
    pen.box(view, [0, 24, -20], [170, 140, 114], {
      soft: 6,
      palette: pen.body,
      front: rect(12, 10, 146, 126, 6, '#101015', 'opacity="0.85"'),
    }),
    pen.box(view, [0, 160, 40], [170, 92, 174], {
      soft: 12,
      front:
        rect(20, 18, 130, 42, 8, '#0b0b0f') +
        text('06:45', 85, 47, { size: 22, face: 'heading', fill: pen.accents[1], anchor: 'middle' }) +
        circle(42, 76, 6, pen.accents[0]) +
        circle(128, 76, 6, pen.metal.light) +
        pen.brandMark(85, 80, 11, pen.body.ink, 60),
      top: rect(24, 20, 122, 120, 14, '#14151a', 'opacity="0.7"'),
    }),
    view.front(
      58,
      162,
      26,
      path('M0 0H54L46 22H8Z', pen.shade(pen.metal, 0)) +
        rect(14, 20, 7, 12, 2, '#2a2b33') +
        rect(34, 20, 7, 12, 2, '#2a2b33'),
    ),
    group(
      `transform="translate(${tray[0] + 34} ${tray[1] - 44})"`,
      path('M0 0H62L55 46Q52 52 44 52H18Q10 52 7 46Z', pen.linear(0, [0, '#ffffff'], [0.5, '#f0f0f3'], [1, '#b5b7c1'])),
      stroke('M60 10C80 8 78 34 56 34', '#d5d6dd', 6),
      ellipse(31, 0, 31, 9, '#fff'),
      ellipse(31, 1, 26, 6.5, '#5a341b'),
      stroke('M22 -10C16 -20 28 -22 22 -32M40 -10C34 -20 46 -22 40 -32', '#b9bbc6', 3, 'opacity="0.6"'),
    ),
  );
};

export const gamingChair: Archetype = (look) => {
  const pen = penFor(look);
  const leather = pen.linear(0, [0, '#3f404c'], [0.35, '#2a2b34'], [1, '#111116']);
  const trim = look.chroma > 0.1 ? pen.body.base : pen.accent;
  const leg = (x: number, y: number): string =>
    stroke(`M200 334L${x} ${y}`, '#25262e', 13) +
    stroke(`M200 331L${x} ${y - 3}`, '#5b5d69', 3) +
    circle(x, y + 9, 9, '#0e0e12', 'stroke="#4a4b56" stroke-width="2"');
  return pen.done(
    pen.groundShadow(200, 376, 120, 14),
    leg(104, 350),
    leg(296, 350),
    leg(140, 368),
    leg(260, 368),
    leg(200, 374),
    rect(190, 278, 20, 60, 5, pen.linear(0, [0, '#70727f'], [0.4, '#c9cbd4'], [1, '#3a3b45'])),
    path(
      'M150 14C168 6 232 6 250 14C268 22 270 62 268 88L286 116C296 150 288 210 276 246H124C112 210 104 150 114 116L132 88C130 62 132 22 150 14Z',
      leather,
      'stroke="#6b6d7a" stroke-width="1.500"',
    ),
    path('M114 118C104 152 112 210 124 246H146C132 200 130 150 138 108Z', trim) +
      path('M286 118C296 152 288 210 276 246H254C268 200 270 150 262 108Z', trim),
    rect(158, 60, 20, 28, 8, '#08080b', 'stroke="#5b5d69" stroke-opacity="0.6"') +
      rect(222, 60, 20, 28, 8, '#08080b', 'stroke="#5b5d69" stroke-opacity="0.6"'),
    rect(154, 22, 92, 34, 15, pen.linear(90, [0, '#4c4d5a'], [1, '#1b1c22'])) + pen.brandMark(200, 43, 12, '#fff', 76),
    rect(152, 186, 96, 46, 19, pen.linear(90, [0, '#474854'], [1, '#18191f'])) + rect(152, 204, 96, 8, 0, trim),
    stroke('M166 108V178M234 108V178', trim, 3, 'opacity="0.9"') + stroke('M180 104Q200 116 220 104', '#08080b', 2),
    path(
      'M112 240Q200 222 288 240L296 268Q296 286 276 288H124Q104 286 104 268Z',
      pen.linear(90, [0, '#474854'], [0.5, '#2a2b34'], [1, '#0e0e12']),
      'stroke="#6b6d7a" stroke-opacity="0.7"',
    ) + stroke('M112 270Q200 284 288 270', trim, 4),
    repeat(2, (index) => {
      const x = index ? 300 : 100;
      return (
        rect(x - 8, 214, 16, 56, 6, '#1b1c22') +
        rect(x - 17, 196, 34, 20, 9, pen.linear(90, [0, '#5b5d69'], [1, '#17181d']))
      );
    }),
  );
};

export const desk: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(-26, 26, 34, 148);
  const wood = look.finish === 'wood' || look.variant % 2 === 1;
  const top = wood ? OAK : pen.body;
  const frame = look.tone === 'light' && !wood ? pen.metal : pen.black;
  const leg = (x: number): string =>
    pen.box(view, [x, -176, 118], [26, 9, 104], { palette: frame, soft: 3 }) +
    pen.box(view, [x + 5, -168, 76], [17, 156, 22], { palette: frame, soft: 2 });
  const grain = wood
    ? repeat(7, (index) =>
        stroke(
          `M0 ${14 + index * 19}Q90 ${8 + index * 19 + (index % 3) * 7} 180 ${15 + index * 19}T344 ${12 + index * 19}`,
          OAK.dark,
          1.3,
          'opacity="0.5"',
        ),
      )
    : stroke('M0 10H344', pen.accents[0], 3);
  return pen.done(
    pen.contact(view, [20, -176, 118], [304, 104]),
    leg(34),
    leg(284),
    pen.box(view, [60, -30, 86], [230, 16, 20], { palette: frame }),
    pen.box(view, [0, -12, 140], [344, 12, 140], { palette: top, soft: 3, top: grain }),
    view.front(
      252,
      -1,
      141,
      rect(0, 0, 54, 12, 4, '#0d0d12') +
        text('74', 27, 9, { size: 8, face: 'bold', fill: pen.accents[1], anchor: 'middle' }),
    ),
  );
};

export const electricScooter: Archetype = (look) => {
  const pen = penFor(look);
  const wheel = (x: number): string =>
    circle(x, 330, 34, '#0e0e12', 'stroke="#50525d" stroke-width="2"') +
    circle(x, 330, 21, pen.shade(pen.metal, 60)) +
    circle(x, 330, 15, '#2a2b34') +
    circle(x, 330, 6, pen.accents[0]);
  return pen.done(
    pen.groundShadow(200, 364, 172, 10),
    stroke('M312 324L268 60', pen.body.deep, 17) + stroke('M310 322L266 60', pen.body.light, 5),
    stroke('M268 66L262 40', '#22232b', 12) +
      stroke('M226 44L300 34', '#1a1b21', 12) +
      stroke('M222 45L242 42M284 36L304 33', '#4c4d59', 14),
    rect(252, 30, 34, 22, 6, '#0c0c10', 'transform="rotate(-8 268 40)"') +
      rect(258, 35, 22, 11, 2, pen.accents[1], 'transform="rotate(-8 268 40)"'),
    circle(279, 98, 10, '#fff9da', 'stroke="#22232b" stroke-width="4"') + pen.glow(296, 100, 40, 26, '#fff1b0', 0.6),
    path(
      'M60 300Q74 286 98 288L248 296L292 258L306 270L268 318Q262 324 250 324H106Q92 324 88 316Z',
      pen.shade(pen.body, 70),
      `stroke="${pen.body.rim}"`,
    ),
    rect(104, 286, 142, 7, 3.5, '#121217') + repeat(11, (index) => rect(110 + index * 12, 287, 6, 3, 1.5, '#3f404c')),
    text(look.brand, 178, 313, { size: 15, face: 'display', fill: pen.body.ink, anchor: 'middle', maxWidth: 120 }),
    rect(100, 324, 150, 4, 2, pen.accents[0]) + pen.glow(176, 338, 90, 16, pen.accents[0], 0.5),
    path('M34 306Q52 278 88 292L84 302Q58 294 44 312Z', pen.body.deep),
    rect(24, 300, 10, 8, 3, '#ff3b3b'),
    wheel(74),
    wheel(314),
    path('M288 300Q314 276 342 300L336 306Q314 290 294 306Z', pen.body.dark),
  );
};

export const airFryer: Archetype = (look) => {
  const pen = penFor(look);
  return pen.done(
    pen.groundShadow(200, 350, 126, 16),
    path(
      'M92 96C92 40 308 40 308 96L318 300Q318 348 270 348H130Q82 348 82 300Z',
      pen.linear(10, [0, pen.body.dark], [0.2, pen.body.glow], [0.5, pen.body.base], [1, pen.body.deep]),
      `stroke="${pen.body.rim}"`,
    ),
    path('M112 82C130 52 270 52 288 82L280 138H120Z', '#0c0c11') +
      circle(160, 108, 16, 'none', `stroke="${pen.accents[0]}" stroke-width="4" stroke-dasharray="74 99"`) +
      text('180°', 226, 117, { size: 28, face: 'heading', fill: '#fff', anchor: 'middle' }),
    path(
      'M96 172H304L310 318Q308 334 290 334H110Q92 334 90 318Z',
      pen.shade(pen.body, 70),
      `stroke="${pen.body.deep}" stroke-opacity="0.6" stroke-width="2"`,
    ),
    rect(132, 232, 136, 76, 8, '#0a0a0e', `stroke="${pen.metal.base}" stroke-width="2"`) +
      pen.glow(200, 290, 70, 34, '#ff9a3c', 0.6) +
      repeat(7, (index) =>
        rect(
          148 + index * 15,
          262 + (index % 2) * 7,
          20,
          9,
          4,
          '#f3c35b',
          `transform="rotate(${index * 29} ${158 + index * 15} ${268})"`,
        ),
      ),
    rect(168, 184, 64, 34, 12, pen.shade(pen.metal, 90)) + rect(176, 190, 48, 8, 4, '#fff', 'opacity="0.5"'),
    pen.brandMark(200, 326, 10, pen.body.ink, 100),
  );
};

export const lamp: Archetype = (look) => {
  const pen = penFor(look);
  return pen.done(
    pen.groundShadow(190, 356, 96, 13),
    pen.glow(286, 190, 110, 130, pen.accents[0], 0.45),
    ellipse(186, 346, 82, 17, pen.shade(pen.body, 40), `stroke="${pen.body.rim}"`),
    stroke('M186 340L118 200L238 92', pen.body.deep, 12) + stroke('M184 338L116 200L236 90', pen.body.light, 4),
    circle(118, 200, 12, pen.shade(pen.metal, 50)) + circle(238, 92, 11, pen.shade(pen.metal, 50)),
    path('M222 72L262 60L344 138L246 186Z', pen.shade(pen.body, 30), `stroke="${pen.body.rim}"`) +
      path('M246 186L344 138Q340 176 306 192Q270 206 246 186Z', pen.linear(90, [0, '#fff8e6'], [1, pen.accents[0]])),
  );
};
