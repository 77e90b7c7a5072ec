import { fan } from '../drawing/art.ts';
import type { Archetype } from '../drawing/look.ts';
import { paletteOf, penFor, type Palette, type Pen } from '../drawing/pen.ts';
import { circle, group, path, poly, rect, repeat, stroke } from '@shop/api/images/drawing/shapes';
import { lyingSlab, standingSlab } from '../drawing/slab.ts';
import { text } from '@shop/api/images/drawing/text';
import { viewFrom } from '../drawing/view.ts';

const GOLD = '#d9b25c';

export const graphicsCard: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(-24, 20, 36, 266);
  const fans = look.variant % 3 === 0 ? 2 : 3;
  const w = 330;
  const h = 138;
  const reach = fans === 3 ? 50 : 58;
  const shroud = look.chroma < 0.12 && look.tone === 'dark' ? pen.black : pen.body;
  const angular = look.variant % 2 === 0;
  const accents = angular
    ? poly(
        [
          [6, 8],
          [60, 8],
          [30, h / 2],
          [60, h - 8],
          [6, h - 8],
          [18, h / 2],
        ],
        shroud.dark,
      ) +
      poly(
        [
          [w - 6, 8],
          [w - 60, 8],
          [w - 30, h / 2],
          [w - 60, h - 8],
          [w - 6, h - 8],
          [w - 18, h / 2],
        ],
        shroud.dark,
      ) +
      stroke(`M64 8L${w - 64} 8M64 ${h - 8}L${w - 64} ${h - 8}`, pen.accents[0], 2.4)
    : rect(8, 8, w - 16, h - 16, 20, 'none', `stroke="${shroud.glow}" stroke-opacity="0.5" stroke-width="2"`);
  const spread = (w - 24) / fans;
  const content =
    accents +
    repeat(fans, (index) =>
      fan(
        pen,
        12 + spread * (index + 0.5),
        h / 2,
        reach,
        9 + (look.variant % 3) * 2,
        look.variant % 4 === 3 ? undefined : (pen.accents[index % 2] ?? pen.accent),
      ),
    );
  return pen.done(
    pen.contact(view, [4, -14, -4], [322, 46]),
    view.front(
      60,
      0,
      -10,
      rect(0, 0, 130, 13, 1, GOLD),
      repeat(21, (index) => rect(3 + index * 6, 0, 1.2, 13, 0, '#6f5418')),
    ),
    pen.box(view, [0, 6, 0], [w, h, 56], {
      palette: shroud,
      soft: 7,
      front: content,
      top:
        rect(70, 18, 190, 18, 4, pen.linear(0, [0, pen.accents[0]], [1, pen.accents[1]]), 'opacity="0.9"') +
        pen.brandMark(165, 32, 14, '#fff', 170),
    }),
    view.front(-5, 164, -6, rect(0, 0, 7, 186, 2, pen.shade(pen.metal, 90))),
  );
};

export const processor: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(45, 34, 196, 128);
  const size = 220;
  const lid = group(
    'transform="translate(26 26)"',
    rect(
      0,
      0,
      size - 52,
      size - 52,
      14,
      pen.linear(30, [0, '#f3f4f7'], [0.4, '#b9bcc6'], [0.55, '#e9ebf0'], [1, '#8d909c']),
    ),
    rect(0.5, 0.5, size - 53, size - 53, 14, 'none', 'stroke="#fff" stroke-opacity="0.9"'),
    text(look.brand, 84, 66, { size: 24, face: 'display', fill: '#3c3f4b', anchor: 'middle', maxWidth: 140 }),
    text(look.label, 84, 94, { size: 17, face: 'bold', fill: '#5a5d69', anchor: 'middle', maxWidth: 144, minSize: 11 }),
    rect(44, 114, 80, 5, 2.5, pen.accent),
    text('MADE TO PLAY', 84, 140, { size: 9, face: 'text', fill: '#6a6d79', anchor: 'middle', tracking: 0.12 }),
  );
  const board = paletteOf(look.chroma > 0.1 ? look.hue : 155, 0.75, 'dark');
  const contacts = repeat(
    15,
    (index) =>
      rect(9, 18 + index * 12.6, 9, 5, 1, GOLD) +
      rect(size - 18, 18 + index * 12.6, 9, 5, 1, GOLD) +
      rect(18 + index * 12.6, 9, 5, 9, 1, GOLD) +
      rect(18 + index * 12.6, size - 18, 5, 9, 1, GOLD),
  );
  return pen.done(
    pen.contact(view, [0, -13, size], [size, size]),
    lyingSlab(pen, view, [0, 0, 0], [size, size, 13], { radius: 6, palette: board, content: contacts }),
    lyingSlab(pen, view, [26, 12, 26], [size - 52, size - 52, 12], { radius: 14, palette: pen.metal }),
    view.top(0, 12, 0, lid),
  );
};

const heatsink = (x: number, y: number, w: number, h: number, palette: Palette, pen: Pen): string =>
  rect(x, y, w, h, 4, pen.linear(50, [0, palette.light], [1, palette.deep])) +
  repeat(Math.max(2, Math.floor(h / 9)), (index) =>
    rect(x + 4, y + 4 + index * 9, w - 8, 3, 1.5, palette.deep, 'opacity="0.8"'),
  );

export const motherboard: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(-28, 52, 70, 86);
  const armour = look.chroma < 0.12 && look.tone === 'light' ? pen.metal : pen.body;
  const w = 262;
  const d = 292;
  const traces = repeat(12, (index) =>
    stroke(`M${96 + index * 5} 130v${22 + (index % 4) * 9}l${index % 2 ? 16 : -16} 16v30`, '#4b4d5b', 1),
  );
  const art = [
    traces,
    heatsink(8, 22, 50, 104, armour, pen),
    heatsink(64, 8, 104, 30, armour, pen),
    rect(82, 52, 76, 76, 4, '#cfd2da', 'stroke="#8d909c" stroke-width="3"') +
      rect(92, 62, 56, 56, 2, '#34363f') +
      repeat(8, (index) => rect(95, 66 + index * 6.4, 50, 2, 0, GOLD, 'opacity="0.8"')),
    repeat(4, (index) =>
      rect(184 + index * 15, 18, 9, 126, 2, index % 2 ? '#26272f' : pen.accents[0], `stroke="#0a0a0d"`),
    ),
    repeat(3, (index) =>
      rect(
        22,
        156 + index * 46,
        168,
        11,
        3,
        index === 0 ? '#d5d8e0' : '#1c1d25',
        'stroke="#55576a" stroke-width="0.8"',
      ),
    ),
    heatsink(36, 174, 128, 22, armour, pen),
    heatsink(196, 180, 58, 76, armour, pen) + pen.brandMark(225, 222, 10, armour.ink, 48),
    repeat(5, (index) => circle(30 + index * 24, 272, 6, '#7a7d8a', 'stroke="#2a2b33" stroke-width="2"')),
    rect(243, 52, 13, 72, 2, '#d9dbe2', 'stroke="#55576a" stroke-width="0.8"'),
  ].join('');
  return pen.done(
    pen.contact(view, [0, -10, d], [w, d]),
    lyingSlab(pen, view, [0, 0, 0], [w, d, 8], {
      radius: 6,
      palette: { ...pen.black, light: '#26272f' },
      face: pen.linear(40, [0, '#2c2d38'], [1, '#121319']),
      content: art,
    }),
  );
};

export const memory: Archetype = (look) => {
  const pen = penFor(look);
  const sticks = look.variant % 3 === 1 ? 4 : 2;
  const palette = look.chroma < 0.12 && look.tone === 'dark' ? pen.black : pen.body;
  const lit = look.variant % 2 === 0;
  const stick = (index: number): string => {
    const view = viewFrom(-22, 20, 36 + index * (60 / sticks), 292 - (sticks - 1 - index) * (112 / sticks));
    const top = lit
      ? rect(0, -18, 306, 24, 9, pen.linear(0, [0, pen.accents[0]], [0.5, pen.accents[1]], [1, pen.accents[2]])) +
        rect(4, -15, 298, 7, 3.5, '#fff', 'opacity="0.5"')
      : '';
    return (
      view.front(
        4,
        0,
        0,
        rect(0, -6, 298, 15, 1, GOLD),
        repeat(40, (n) => rect(4 + n * 7.3, -2, 1.8, 11, 0, '#705519')),
        rect(138, -6, 6, 16, 0, '#16171c'),
      ) +
      view.front(0, 104, 0, top) +
      standingSlab(pen, view, [0, 104, 0], [306, 96, 11], {
        radius: 8,
        palette,
        content:
          poly(
            [
              [14, 96],
              [56, 18],
              [150, 18],
              [106, 96],
            ],
            palette.dark,
            'opacity="0.75"',
          ) +
          poly(
            [
              [170, 0],
              [196, 0],
              [150, 96],
              [124, 96],
            ],
            pen.accents[0],
            'opacity="0.9"',
          ) +
          text(look.brand, 250, 48, { size: 22, face: 'display', fill: palette.ink, anchor: 'middle', maxWidth: 100 }) +
          text(look.label, 250, 70, {
            size: 12,
            face: 'bold',
            fill: palette.ink,
            anchor: 'middle',
            maxWidth: 104,
            minSize: 8,
            opacity: 0.85,
          }),
      })
    );
  };
  return pen.done(
    pen.groundShadow(204, 304, 180, 22),
    lit ? pen.glow(200, 140, 190, 90, pen.accents[1], 0.2) : '',
    repeat(sticks, stick),
  );
};

export const powerSupply: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(34, 26, 60, 276);
  const shell = look.chroma < 0.12 && look.tone === 'dark' ? pen.black : pen.body;
  const sockets = repeat(2, (row) =>
    repeat(
      5,
      (column) =>
        rect(12 + column * 31, 18 + row * 44, 25, 30, 3, '#08080b', 'stroke="#4b4c58"') +
        repeat(4, (pin) =>
          circle(19 + column * 31 + (pin % 2) * 11, 27 + row * 44 + Math.floor(pin / 2) * 12, 3, '#2a2b34'),
        ),
    ),
  );
  const label =
    poly(
      [
        [0, 0],
        [150, 0],
        [110, 100],
        [0, 100],
      ],
      pen.accents[0],
      'opacity="0.95"',
    ) +
    text(look.label, 14, 46, { size: 26, face: 'display', fill: '#fff', maxWidth: 116, minSize: 12 }) +
    text(look.brand, 14, 76, { size: 16, face: 'bold', fill: '#fff', maxWidth: 110, opacity: 0.9 });
  return pen.done(
    pen.contact(view, [0, 0, 0], [176, 190]),
    pen.box(view, [0, 0, 0], [176, 110, 190], {
      palette: shell,
      soft: 4,
      front: sockets,
      side: group('transform="translate(4 6) scale(0.96)"', label),
      top:
        fan(pen, 88, 96, 74, 9, look.variant % 2 ? pen.accents[0] : undefined) +
        repeat(5, (index) =>
          circle(88, 96, 14 + index * 14, 'none', 'stroke="#8a8c99" stroke-width="2" opacity="0.75"'),
        ),
    }),
  );
};

export const cooler: Archetype = (look) => {
  const pen = penFor(look);
  if (look.variant % 2 === 1) {
    const view = viewFrom(-30, 22, 26, 268);
    const count = look.variant % 4 === 1 ? 3 : 2;
    const size = count === 3 ? 94 : 120;
    return pen.done(
      pen.contact(view, [0, 0, 0], [size * count + 12, 42]),
      pen.box(view, [0, 0, 0], [size * count + 12, size + 14, 42], {
        palette: look.tone === 'dark' ? pen.black : pen.body,
        soft: 6,
        front: repeat(count, (index) =>
          fan(pen, 6 + size * (index + 0.5), size / 2 + 7, size * 0.46, 9, pen.accents[index] ?? pen.accent),
        ),
      }),
      stroke('M292 214C330 140 372 190 340 268', '#17171c', 13) +
        stroke('M282 222C320 168 350 200 318 282', '#22222a', 13),
      pen.groundShadow(318, 342, 58, 12),
      circle(318, 302, 46, pen.shade(pen.black, 50)) +
        circle(318, 302, 39, '#07070b', `stroke="${pen.accents[0]}" stroke-width="4"`) +
        pen.glow(318, 302, 44, 44, pen.accents[0], 0.35) +
        pen.brandMark(318, 306, 11, '#fff', 60),
    );
  }
  const view = viewFrom(-28, 18, 84, 300);
  const fins = repeat(20, (index) =>
    pen.box(view, [6, 14 + index * 10.2, -34], [214, 4.2, 72], { palette: pen.metal, soft: 1 }),
  );
  return pen.done(
    pen.contact(view, [30, -24, 0], [170, 80]),
    fins,
    repeat(4, (index) => stroke(`M${156 + index * 18} ${317 - index * 3}V${296 - index * 3}`, '#c98550', 9)),
    pen.box(view, [64, -32, 6], [98, 18, 46], { palette: pen.metal, soft: 3 }),
    standingSlab(pen, view, [0, 226, 0], [226, 218, 24], {
      radius: 16,
      palette: look.chroma < 0.12 && look.tone === 'dark' ? pen.black : pen.body,
      content:
        fan(pen, 113, 109, 98, 9, look.variant % 4 === 0 ? pen.accents[0] : undefined) +
        repeat(4, (index) => circle(index % 2 ? 208 : 18, index < 2 ? 18 : 200, 5, '#0a0a0d')),
    }),
  );
};

export const ssd: Archetype = (look) => {
  const pen = penFor(look);
  if (look.variant % 2 === 0) {
    const view = viewFrom(-34, 40, 44, 210);
    const art =
      rect(8, 8, 276, 78, 4, pen.linear(10, [0, pen.body.deep], [1, pen.body.base])) +
      poly(
        [
          [180, 8],
          [230, 8],
          [196, 86],
          [146, 86],
        ],
        pen.accents[0],
      ) +
      text(look.brand, 22, 42, { size: 24, face: 'display', fill: pen.body.ink, maxWidth: 128 }) +
      text(look.label, 22, 66, {
        size: 15,
        face: 'bold',
        fill: pen.body.ink,
        maxWidth: 126,
        minSize: 9,
        opacity: 0.9,
      }) +
      repeat(16, (index) => rect(290, 8 + index * 5, 18, 2.8, 0.6, GOLD));
    return pen.done(
      pen.contact(view, [0, -8, 94], [310, 94]),
      lyingSlab(pen, view, [0, 0, 0], [310, 94, 7], {
        radius: 4,
        palette: { ...paletteOf(160, 0.5, 'dark'), dark: '#123526' },
        face: '#15452f',
        content: art,
      }),
    );
  }
  const view = viewFrom(-26, 34, 90, 148);
  const art =
    rect(12, 12, 206, 256, 12, 'none', `stroke="${pen.body.glow}" stroke-opacity="0.4"`) +
    poly(
      [
        [0, 180],
        [230, 100],
        [230, 170],
        [0, 250],
      ],
      pen.accents[0],
      'opacity="0.92"',
    ) +
    text(look.brand, 115, 74, { size: 38, face: 'display', fill: pen.body.ink, anchor: 'middle', maxWidth: 196 }) +
    text(look.label, 115, 108, {
      size: 20,
      face: 'bold',
      fill: pen.body.ink,
      anchor: 'middle',
      maxWidth: 196,
      minSize: 12,
      opacity: 0.85,
    });
  return pen.done(
    pen.contact(view, [0, -13, 220], [230, 280]),
    lyingSlab(pen, view, [0, 0, -60], [230, 280, 13], { radius: 14, content: art }),
  );
};

export const hardDrive: Archetype = (look) => {
  const pen = penFor(look);
  if (look.variant % 2 === 1) {
    const view = viewFrom(30, 24, 110, 304);
    return pen.done(
      pen.contact(view, [0, 0, 0], [84, 182]),
      pen.box(view, [0, 0, 0], [84, 232, 182], {
        soft: 10,
        front:
          circle(42, 208, 4, pen.accent) + repeat(12, (index) => rect(18, 20 + index * 9, 48, 3, 1.5, pen.body.deep)),
        side:
          text(look.brand, 91, 110, {
            size: 30,
            face: 'display',
            fill: pen.body.ink,
            anchor: 'middle',
            maxWidth: 150,
          }) +
          text(look.label, 91, 138, { size: 15, fill: pen.body.ink, anchor: 'middle', maxWidth: 150, opacity: 0.8 }),
      }),
    );
  }
  const view = viewFrom(-30, 38, 84, 140);
  const art =
    rect(8, 8, 184, 264, 10, pen.linear(40, [0, '#eceef2'], [0.5, '#a9adb8'], [1, '#cfd2da'])) +
    circle(100, 102, 82, 'none', 'stroke="#8d909c" stroke-width="1.500"') +
    rect(24, 30, 152, 152, 6, pen.body.base) +
    path('M24 120L176 70V182H24Z', pen.body.dark) +
    text(look.brand, 100, 84, { size: 28, face: 'display', fill: pen.body.ink, anchor: 'middle', maxWidth: 134 }) +
    text(look.label, 100, 150, { size: 17, fill: pen.body.ink, anchor: 'middle', maxWidth: 138, minSize: 10 }) +
    repeat(9, (index) => rect(34 + index * 15, 210, 5 + (index % 3) * 3, 30, 0, '#4a4c57'));
  return pen.done(
    pen.contact(view, [0, -30, 240], [200, 280]),
    lyingSlab(pen, view, [0, 0, -40], [200, 280, 30], { radius: 8, palette: pen.metal, content: art }),
  );
};
