import { mix, oklch } from '@shop/api/images/drawing/colour';
import type { Archetype } from '../drawing/look.ts';
import { penFor } from '../drawing/pen.ts';
import { circle, ellipse, group, path, poly, rect, repeat, star, stroke } from '@shop/api/images/drawing/shapes';
import { text } from '@shop/api/images/drawing/text';

const SKIN = ['#f3cfae', '#d9a377', '#8d5b3a', '#f7dcc4'];
const HAIR = ['#2b2430', '#a35a2b', '#e3c16a', '#c9405a', '#3f6bd1', '#e9e9f2'];

export const figure: Archetype = (look) => {
  const pen = penFor(look);
  const skin = SKIN[look.seed % SKIN.length] ?? '#f3cfae';
  const hair = HAIR[(look.seed >>> 3) % HAIR.length] ?? '#2b2430';
  const suit = pen.linear(40, [0, pen.body.light], [0.5, pen.body.base], [1, pen.body.deep]);
  const cape =
    look.variant % 2 === 0
      ? path(
          'M150 196C110 250 104 310 120 338H280C296 310 290 250 250 196Z',
          pen.linear(90, [0, pen.accents[0]], [1, mix(pen.accents[0], '#000000', 0.5)]),
        )
      : '';
  const prop =
    look.variant % 3 === 0
      ? group(
          'transform="rotate(14 292 230)"',
          rect(287, 110, 11, 150, 5, pen.linear(0, [0, '#ffffff'], [1, pen.accents[1]])) +
            rect(272, 250, 42, 9, 4, '#d9b25c') +
            rect(288, 256, 9, 34, 4, '#5a3a20'),
        ) + pen.glow(300, 180, 40, 90, pen.accents[1], 0.4)
      : circle(
          296,
          250,
          26,
          pen.radial(0.4, 0.35, 0.7, [0, '#fff'], [0.4, pen.accents[1]], [1, mix(pen.accents[1], '#000000', 0.4)]),
        ) + pen.glow(296, 250, 56, 56, pen.accents[1], 0.5);
  return pen.done(
    pen.groundShadow(200, 362, 112, 14),
    ellipse(200, 350, 96, 19, pen.linear(0, [0, '#45464f'], [0.4, '#24252c'], [1, '#0c0c10']), 'stroke="#6a6c79"') +
      ellipse(200, 345, 94, 17, pen.linear(20, [0, '#50525d'], [1, '#23242b'])) +
      text(look.brand, 200, 362, { size: 10, face: 'heading', fill: '#d9b25c', anchor: 'middle', maxWidth: 100 }),
    cape,
    rect(166, 276, 28, 68, 12, suit) +
      rect(206, 276, 28, 68, 12, suit) +
      rect(160, 326, 38, 20, 9, pen.body.deep) +
      rect(202, 326, 38, 20, 9, pen.body.deep),
    stroke('M160 220Q128 246 132 280', pen.body.dark, 25) +
      stroke('M240 220Q276 226 290 248', pen.body.dark, 25) +
      circle(132, 286, 14, skin) +
      circle(288, 250, 14, skin),
    path('M156 196Q200 184 244 196L240 290Q200 302 160 290Z', suit, `stroke="${pen.body.rim}" stroke-opacity="0.6"`) +
      rect(158, 262, 84, 13, 4, '#2a1f16') +
      rect(190, 260, 20, 17, 4, '#d9b25c') +
      star(200, 228, 5, 18, 8, pen.accents[0], 'stroke="#fff" stroke-opacity="0.6"'),
    prop,
    path(
      'M112 118C112 62 150 36 200 36C250 36 288 62 288 118C288 172 252 200 200 200C148 200 112 172 112 118Z',
      pen.radial(0.4, 0.35, 0.75, [0, mix(skin, '#ffffff', 0.35)], [0.6, skin], [1, mix(skin, '#50251a', 0.35)]),
    ),
    look.variant % 2
      ? path(
          'M106 122C100 58 146 22 202 22C262 22 300 60 294 126C286 90 262 82 236 84C196 88 160 78 146 92C130 96 116 104 106 122Z',
          pen.linear(60, [0, mix(hair, '#ffffff', 0.22)], [1, hair]),
        )
      : path(
          'M104 116C96 44 150 18 200 18C256 18 306 46 296 118L276 84L254 104L232 76L204 102L176 74L152 106L128 86Z',
          pen.linear(60, [0, mix(hair, '#ffffff', 0.22)], [1, hair]),
        ),
    ellipse(164, 134, 14, 18, '#16161c') +
      ellipse(236, 134, 14, 18, '#16161c') +
      circle(169, 127, 5, '#fff') +
      circle(241, 127, 5, '#fff') +
      ellipse(140, 158, 12, 7, '#f08a7a', 'opacity="0.45"') +
      ellipse(260, 158, 12, 7, '#f08a7a', 'opacity="0.45"') +
      stroke('M188 168Q200 176 212 168', '#6a2f22', 4),
    path(
      'M134 66Q160 38 202 40',
      'none',
      'stroke="#fff" stroke-opacity="0.35" stroke-width="6" stroke-linecap="round"',
    ),
  );
};

export const buildingBricks: Archetype = (look) => {
  const pen = penFor(look);
  const colours = ['#e23d3d', '#f4b92b', '#2f7ee0', '#37a862', '#f5f5f5', '#8a56d6', '#f2813a'];
  const brick = (x: number, y: number, studs: number, colour: string): string => {
    const dark = mix(colour, '#000000', 0.3);
    const deep = mix(colour, '#000000', 0.45);
    const light = mix(colour, '#ffffff', 0.22);
    const w = studs * 36;
    return (
      poly(
        [
          [x + w, y],
          [x + w + 24, y - 18],
          [x + w + 24, y + 28],
          [x + w, y + 46],
        ],
        pen.linear(90, [0, dark], [1, deep]),
      ) +
      poly(
        [
          [x, y],
          [x + 24, y - 18],
          [x + w + 24, y - 18],
          [x + w, y],
        ],
        light,
      ) +
      repeat(studs, (index) => {
        const cx = x + 30 + index * 36;
        return (
          path(
            `M${cx - 12} ${y - 9}V${y - 19}H${cx + 12}V${y - 9}A12 5 0 0 1 ${cx - 12} ${y - 9}Z`,
            pen.linear(0, [0, light], [0.5, colour], [1, dark]),
          ) + ellipse(cx, y - 19, 12, 5, light, `stroke="${dark}" stroke-opacity="0.35"`)
        );
      }) +
      rect(x, y, w, 46, 1.5, pen.linear(90, [0, mix(colour, '#ffffff', 0.1)], [0.6, colour], [1, dark])) +
      rect(x, y, w, 3, 1, '#fff', 'opacity="0.35"')
    );
  };
  const at = (index: number): string =>
    (look.chroma > 0.1 && index % 2 === 0 ? pen.body.base : colours[(look.seed + index * 3) % colours.length]) ??
    '#e23d3d';
  const towers =
    look.variant % 2
      ? brick(44, 296, 4, at(0)) +
        brick(212, 296, 4, at(1)) +
        brick(80, 250, 3, at(2)) +
        brick(196, 250, 4, at(3)) +
        brick(116, 204, 4, at(4)) +
        brick(152, 158, 2, at(5)) +
        brick(152, 112, 2, at(6)) +
        brick(170, 66, 1, at(7))
      : brick(52, 296, 3, at(0)) +
        brick(184, 296, 4, at(1)) +
        brick(52, 250, 2, at(2)) +
        brick(256, 250, 2, at(3)) +
        brick(52, 204, 2, at(4)) +
        brick(256, 204, 2, at(5)) +
        brick(52, 158, 7, at(6)) +
        brick(88, 112, 2, at(7)) +
        brick(220, 112, 2, at(8));
  return pen.done(pen.groundShadow(206, 344, 172, 16), towers);
};

export const plush: Archetype = (look) => {
  const pen = penFor(look);
  const hue = look.chroma > 0.1 ? look.hue : 60;
  const fur =
    look.chroma > 0.1
      ? pen.body
      : {
          ...pen.body,
          glow: oklch(0.86, 0.07, hue),
          light: oklch(0.78, 0.09, hue),
          base: oklch(0.68, 0.1, hue),
          dark: oklch(0.55, 0.09, hue),
          deep: oklch(0.44, 0.08, hue),
        };
  const soft = (cx: number, cy: number, rx: number, ry: number, extra = ''): string =>
    ellipse(cx, cy, rx, ry, pen.radial(0.38, 0.32, 0.72, [0, fur.glow], [0.55, fur.base], [1, fur.dark]), extra);
  const pale = mix(fur.glow, '#ffffff', 0.55);
  const stitches = repeat(60, () => {
    const a = pen.random() * 6.283;
    const r = Math.sqrt(pen.random());
    const x = 200 + Math.cos(a) * r * 92;
    const y = 136 + Math.sin(a) * r * 76;
    return stroke(`M${x} ${y}l${(pen.random() - 0.5) * 6} 5`, fur.glow, 1.6, 'opacity="0.5"');
  });
  const long = look.variant % 2 === 1;
  const ears = long
    ? soft(146, 52, 24, 62, 'transform="rotate(-12 146 52)"') +
      soft(254, 52, 24, 62, 'transform="rotate(12 254 52)"') +
      ellipse(147, 56, 11, 44, '#f4b5b5', 'transform="rotate(-12 147 56)"') +
      ellipse(253, 56, 11, 44, '#f4b5b5', 'transform="rotate(12 253 56)"')
    : soft(120, 74, 36, 36) + soft(280, 74, 36, 36) + circle(122, 76, 19, pale) + circle(278, 76, 19, pale);
  return pen.done(
    pen.groundShadow(200, 352, 136, 17),
    ears,
    soft(200, 262, 90, 88),
    ellipse(200, 274, 56, 58, pale, 'opacity="0.9"'),
    soft(110, 236, 28, 52, 'transform="rotate(28 110 236)"'),
    soft(290, 236, 28, 52, 'transform="rotate(-28 290 236)"'),
    soft(134, 326, 44, 32),
    soft(266, 326, 44, 32),
    ellipse(128, 328, 22, 17, pale),
    ellipse(272, 328, 22, 17, pale),
    soft(200, 134, 102, 86),
    stitches,
    ellipse(200, 162, 44, 33, pale),
    ellipse(200, 148, 15, 10, '#2b1c18') +
      ellipse(196, 145, 4, 2.4, '#fff', 'opacity="0.7"') +
      stroke('M200 158V170M184 172Q200 186 216 172', '#2b1c18', 4),
    circle(160, 126, 13, '#17120f') +
      circle(240, 126, 13, '#17120f') +
      circle(164, 121, 4.5, '#fff') +
      circle(244, 121, 4.5, '#fff'),
    path(
      'M200 214C170 196 152 204 156 222C158 236 184 234 200 224C216 234 242 236 244 222C248 204 230 196 200 214Z',
      pen.accents[0],
    ) + circle(200, 219, 9, mix(pen.accents[0], '#000000', 0.3)),
  );
};

export const rcCar: Archetype = (look) => {
  const pen = penFor(look);
  const wheel = (x: number): string =>
    circle(x, 288, 54, '#0c0c10') +
    repeat(18, (index) => rect(x - 5, 230, 10, 16, 3, '#1b1c22', `transform="rotate(${index * 20} ${x} 288)"`)) +
    circle(x, 288, 40, pen.linear(60, [0, '#3a3b45'], [1, '#101014'])) +
    circle(x, 288, 27, pen.shade(pen.metal, 50)) +
    repeat(5, (index) => rect(x - 4, 264, 8, 22, 3, '#33343d', `transform="rotate(${index * 72} ${x} 288)"`)) +
    circle(x, 288, 8, pen.accents[0]);
  return pen.done(
    pen.groundShadow(200, 340, 176, 15),
    stroke('M318 186L338 82', '#4a4b56', 3) + circle(338, 80, 4, pen.accents[0]),
    stroke('M104 230L104 282M296 230L296 282', '#d9b25c', 13, 'stroke-dasharray="4 4"') +
      rect(90, 250, 220, 22, 8, '#17181e'),
    path(
      'M36 236C44 202 92 190 124 186L168 134C178 124 262 122 278 134L322 188C352 192 372 206 370 240L352 250C344 220 320 212 300 214C272 216 250 236 248 258H156C152 232 130 214 100 214C76 216 60 234 56 252Z',
      pen.linear(80, [0, pen.body.glow], [0.35, pen.body.light], [0.65, pen.body.base], [1, pen.body.deep]),
      `stroke="${pen.body.rim}" stroke-width="1.500"`,
    ),
    path('M140 186L176 144H216V186Z', pen.linear(40, [0, '#5b6a8a'], [1, '#12141d'])) +
      path('M226 144H266L302 186H226Z', pen.linear(40, [0, '#46506a'], [1, '#0e1017'])),
    path('M52 222L116 200L352 206L368 226L250 224L60 236Z', pen.accents[0], 'opacity="0.95"') +
      circle(200, 212, 25, '#fff') +
      text(String((look.seed % 90) + 10), 200, 223, { size: 29, face: 'display', fill: '#16161c', anchor: 'middle' }),
    path('M314 150H376V164H328L322 190H310Z', pen.body.deep) +
      ellipse(52, 226, 11, 8, '#fff6d0') +
      pen.glow(40, 228, 36, 24, '#fff1b0', 0.6),
    wheel(106),
    wheel(298),
    text(look.brand, 292, 202, { size: 12, face: 'heading', fill: pen.body.ink, anchor: 'middle', maxWidth: 60 }),
  );
};

export const drone: Archetype = (look) => {
  const pen = penFor(look);
  const rotor = (x: number, y: number, size: number): string =>
    ellipse(x, y, 74 * size, 15 * size, pen.metal.base, 'opacity="0.22"') +
    ellipse(x, y, 74 * size, 15 * size, 'none', `stroke="${pen.metal.dark}" stroke-opacity="0.4"`) +
    path(
      `M${x - 70 * size} ${y - 3}Q${x} ${y - 9 * size} ${x + 70 * size} ${y + 4}Q${x} ${y + 6 * size} ${x - 70 * size} ${y - 3}Z`,
      '#2b2c35',
      'opacity="0.85"',
    ) +
    rect(x - 8 * size, y - 6, 16 * size, 30 * size, 6, pen.shade(pen.black, 0)) +
    circle(x, y, 6 * size, pen.accents[0]);
  return pen.done(
    pen.groundShadow(200, 350, 124, 12, 0.24),
    stroke('M160 176L92 128M240 176L308 128', pen.body.dark, 13),
    rotor(88, 116, 0.8),
    rotor(312, 116, 0.8),
    stroke('M164 212L74 232M236 212L326 232', pen.body.deep, 21) +
      stroke('M164 208L74 228M236 208L326 228', pen.body.light, 7),
    stroke('M150 240L126 292M250 240L274 292', '#23242c', 8),
    path(
      'M146 160C162 140 238 140 254 160L272 206C276 236 246 252 200 252C154 252 124 236 128 206Z',
      pen.linear(70, [0, pen.body.glow], [0.35, pen.body.light], [0.7, pen.body.base], [1, pen.body.deep]),
      `stroke="${pen.body.rim}" stroke-width="1.500"`,
    ),
    path('M158 170C172 156 228 156 242 170L248 188Q200 176 152 188Z', '#fff', 'opacity="0.25"') +
      pen.brandMark(200, 208, 14, pen.body.ink, 96),
    rect(150, 222, 26, 5, 2.5, pen.accents[1]) + rect(224, 222, 26, 5, 2.5, pen.accents[2]),
    rotor(66, 220, 1),
    rotor(334, 220, 1),
    rect(184, 248, 32, 14, 5, '#17181e') +
      rect(172, 258, 56, 46, 15, pen.shade(pen.black, 60), 'stroke="#6a6c79"') +
      circle(200, 281, 16, '#07070a', 'stroke="#777986" stroke-width="2"') +
      circle(200, 281, 9, pen.radial(0.4, 0.35, 0.7, [0, '#8da0e8'], [1, '#070a16'])) +
      circle(196, 277, 2.5, '#fff'),
  );
};

export const slimeKit: Archetype = (look) => {
  const pen = penFor(look);
  const tub = (x: number, y: number, scale: number, colour: string): string =>
    group(
      `transform="translate(${x} ${y}) scale(${scale})"`,
      path(
        'M0 30H120L110 130Q108 142 94 142H26Q12 142 10 130Z',
        pen.linear(0, [0, mix(colour, '#ffffff', 0.3)], [0.5, colour], [1, mix(colour, '#000000', 0.35)]),
      ),
      rect(14, 56, 92, 50, 8, '#fff', 'opacity="0.9"'),
      text(look.label, 60, 88, {
        size: 17,
        face: 'display',
        fill: '#22222a',
        anchor: 'middle',
        maxWidth: 84,
        minSize: 8,
      }),
      rect(-6, 8, 132, 28, 10, pen.linear(0, [0, '#ffffff'], [0.5, '#e4e5ec'], [1, '#a9abb8'])),
      path('M14 36C20 62 32 66 36 44C42 84 58 82 60 46C66 64 78 62 80 36Z', mix(colour, '#ffffff', 0.2)),
    );
  return pen.done(
    pen.groundShadow(200, 340, 166, 18),
    tub(34, 150, 1.06, pen.accents[1]),
    tub(238, 150, 1.06, pen.accents[2]),
    tub(124, 168, 1.24, look.chroma > 0.1 ? pen.body.base : pen.accents[0]),
  );
};
