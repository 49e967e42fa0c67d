import { face } from './faces.ts'
import {
  ball,
  cocoa,
  cream,
  custard,
  dot,
  drop,
  glow,
  heart,
  honey,
  ink,
  line,
  matcha,
  patch,
  path,
  placed,
  plum,
  rose,
  soda,
  spark,
  straw,
  stroke,
} from './pens.ts'

const red = 'oklch(.62 .17 25)'
const wood = 'oklch(.68 .085 58)'
const around = (n: number, part: (i: number) => string, from = 0, [x, y] = [50, 50]) =>
  Array.from({ length: n }, (_, i) => placed(part(i), { x, y, turn: Math.round(from + (i * 360) / n) })).join('')

/** A festival at the shrine, through the seasons. */
export const festival = {
  torii:
    path('M26 40 20 94H32L36 40ZM74 40 80 94H68L64 40Z', red) +
    path('M12 46H88V56H12Z', red) +
    path('M2 16Q50 28 98 16L94 34Q50 40 6 34Z', red) +
    path('M2 16Q50 26 98 16L96 24Q50 32 4 24Z', 'oklch(.35 .05 300)') +
    path('M42 34H58V52H42Z', honey) +
    stroke('M20 56q8 6 16 0M64 56q8 6 16 0', cream, 3) +
    path('M26 58v10l-4 6M74 58v10l4 6', 'none'),
  lantern:
    stroke('M50 2V12', ink, 4) +
    path('M36 10H64V20H36ZM36 82H64V92H36Z', cocoa) +
    path('M36 20Q10 28 10 50T36 82H64Q90 74 90 50T64 20Z', 'oklch(.72 .17 30)') +
    patch('M50 22Q72 30 72 50T50 80Q28 70 28 50T50 22Z', 'oklch(.86 .13 75)') +
    stroke('M17 36Q50 44 83 36M11 50Q50 60 89 50M17 66Q50 76 83 66', 'oklch(.55 .15 25)', 2.4) +
    face({ eyes: 'happy', mouth: 'smile' }, { x: 50, y: 48 }) +
    stroke('M50 92V99', straw, 4),
  'offering-box':
    path('M8 34H92V86H8Z', wood) +
    path('M4 24H96V38H4Z', 'oklch(.74 .08 62)') +
    stroke('M16 26V36M28 26V36M40 26V36M52 26V36M64 26V36M76 26V36M88 26V36', 'oklch(.5 .08 50)', 3) +
    path('M8 86H20V94H8ZM80 86H92V94H80Z', 'oklch(.55 .08 52)') +
    face({ eyes: 'flat', mouth: 'o' }, { x: 50, y: 58, size: 1.1 }) +
    `<circle cx="50" cy="10" r="8" fill="${honey}" ${line}/>${patch('M47 7h6v6h-6z', cocoa)}` +
    stroke('M34 12v-6M66 12v-6', honey, 4),
  'paper-wand':
    placed(
      path('M-3.4-20H3.4V46H-3.4Z', wood) +
        path('M-4-36 16-30 12-18 30-12 22 2 36 8 28 24 14 16 20 4 4-2 10-16-4-22Z', '#fff') +
        path('M4-36-16-30-12-18-30-12-22 2-36 8-28 24-14 16-20 4-4-2-10-16 4-22Z', cream) +
        ball(0, -36, 6, red),
      { x: 50, y: 48, turn: 14 },
    ) + spark({ x: 14, y: 20 }),
  'fortune-slip':
    path('M28 6H72V82L66 94 58 86 50 94 42 86 34 94 28 82Z', cream) +
    path('M28 6H72V28H28Z', red) +
    ball(50, 17, 6, glow) +
    stroke('M64 38V68M54 38V76M44 38V64M36 38V72', 'oklch(.6 .05 60)', 3) +
    spark({ x: 86, y: 30 }) +
    spark({ x: 14, y: 60, size: 0.7 }),
  'wish-plaque':
    stroke('M50 4Q34 12 42 26M50 4Q66 12 58 26', ink, 7) +
    stroke('M50 4Q34 12 42 26M50 4Q66 12 58 26', straw, 3.4) +
    path('M6 40 50 20 94 40V88H6Z', 'oklch(.84 .08 72)') +
    patch('M7.6 40 50 21.6 92.4 40 92 46 50 28 8 46Z', wood) +
    ball(50, 32, 3.6, cream) +
    heart({ x: 50, y: 66, size: 1.7 }, straw) +
    stroke('M16 54V78M24 54V72M84 54V78M76 54V72', 'oklch(.6 .07 56)', 3),
  drum:
    path('M20 78 10 96H22L30 84ZM80 78 90 96H78L70 84Z', wood) +
    ball(50, 50, 40, 'oklch(.56 .13 28)') +
    `<circle cx="50" cy="50" r="30" fill="${cream}" ${line}/>` +
    around(12, () => dot(0, -35, 2.4, honey)) +
    around(3, () => path('M0-2Q-14-4-12-16 0-24 8-14 6-8 0-8', [straw, soda, honey][0] ?? straw)) +
    placed(path('M-3-40H3V0H-3Z', 'oklch(.86 .07 74)'), { x: 88, y: 40, turn: 42 }) +
    placed(path('M-3-40H3V0H-3Z', 'oklch(.86 .07 74)'), { x: 12, y: 40, turn: -42 }),
  'folding-fan':
    path('M50 92 4 44Q50-8 96 44Z', rose) +
    patch('M50 92 21 61Q50 30 79 61Z', cream) +
    stroke('M50 90 20 30M50 90 34 20M50 90V16M50 90 66 20M50 90 80 30', 'oklch(.62 .13 14)', 2) +
    path('M50 92 4 44Q50-8 96 44Z', 'none') +
    around(5, () => ball(0, -5.6, 4, cream), 0, [36, 38]) +
    dot(36, 38, 3, honey) +
    around(5, () => ball(0, -4.4, 3, cream), 20, [66, 42]) +
    dot(66, 42, 2.4, honey) +
    ball(50, 90, 5, honey),
  fireworks:
    path('M6 6H94V94H6Z', 'oklch(.32 .07 290)') +
    around(
      12,
      (i) => stroke('M0-8V-24', [straw, honey, soda][i % 3] ?? straw, 3.6) + dot(0, -30, 2.6, glow),
      0,
      [44, 42],
    ) +
    around(8, (i) => stroke('M0-5V-12', i % 2 ? matcha : plum, 3) + dot(0, -16, 2, cream), 10, [78, 72]) +
    around(6, () => dot(0, -8, 2, rose), 0, [20, 76]) +
    dot(44, 42, 4, cream) +
    dot(78, 72, 3, cream),
  dango: placed(
    path('M-2.6-50H2.6V50H-2.6Z', 'oklch(.74 .08 66)') +
      ball(0, -28, 17, rose) +
      ball(0, 3, 17, cream) +
      ball(0, 34, 17, matcha) +
      stroke('M-10-34Q-8-39-3-41M-10-3Q-8-8-3-10', '#fff', 3.6) +
      face({ eyes: 'happy', mouth: 'cat', apart: 8 }, { x: 0, y: 1, size: 0.72, turn: -24 }),
    { x: 48, y: 46, turn: 24 },
  ),
  'fish-cake':
    path('M6 50Q22 18 56 24 74 28 82 42L96 26V76L82 60Q74 76 54 78 22 82 6 50Z', 'oklch(.76 .105 66)') +
    path('M48 24Q54 12 66 16L64 28Z', 'oklch(.68 .11 60)') +
    ball(24, 46, 6, cream) +
    dot(23, 47, 3) +
    stroke('M34 34Q42 50 34 68', 'oklch(.55 .1 54)', 3) +
    stroke(
      'M46 42q6 5 0 11M46 58q5 4 0 9M58 36q6 5 0 11M58 52q6 5 0 11M70 44q5 5 0 11M84 46 92 38M85 51H93M84 56 92 64',
      'oklch(.55 .1 54)',
      2.6,
    ) +
    patch('M8 51Q13 62 22 67 24 60 16 56Z', 'oklch(.45 .1 30)') +
    stroke('M14 36Q20 30 28 28', '#fff', 3.6),
  'candied-apple':
    path('M47 50H53V98H47Z', 'oklch(.86 .06 76)') +
    path('M50 16Q60 6 74 12 90 22 84 46 76 70 50 70T16 46Q10 22 26 12 40 6 50 16Z', 'oklch(.6 .19 22)') +
    stroke('M50 18Q50 8 58 4', ink, 4.4) +
    stroke('M26 36Q26 24 36 20', '#fff', 5) +
    path('M24 58Q30 70 38 64 44 76 52 66 60 78 66 64 72 68 76 58 64 70 50 70T24 58Z', 'oklch(.74 .16 35)') +
    face({ eyes: 'happy', mouth: 'smile' }, { x: 50, y: 42, size: 0.9 }),
  'shaved-ice':
    path('M18 54Q14 42 26 40 22 24 38 24 42 8 54 12 68 10 68 26 82 26 78 42 88 44 82 54Z', '#fff') +
    patch('M38 25Q42 10 54 13.6 66 12 67 27 78 28 76.6 40 66 46 62 38 52 34 48 46 38 50 34 38 26 40 28 28Z', straw) +
    path('M12 54H88L74 82H26Z', 'oklch(.88 .05 226 / .95)') +
    path('M36 82H64L70 94H30Z', soda) +
    stroke('M22 60 30 76M78 60 70 76M50 58V78', '#fff', 3) +
    placed(path('M-3-24H3V0H-3Z', honey), { x: 76, y: 34, turn: 28 }) +
    face({ eyes: 'squeeze', mouth: 'wave', apart: 9 }, { x: 50, y: 66, size: 0.74 }),
  tea:
    stroke('M36 26q-7-8 0-15M52 22q-7-8 0-15M66 26q-7-8 0-15', 'oklch(.74 .03 70)', 4) +
    path('M16 34H84L78 84Q76 94 50 94T22 84Z', matcha) +
    `<ellipse cx="50" cy="36" rx="34" ry="8" fill="oklch(.9 .03 120)" ${line}/><ellipse cx="50" cy="37" rx="27" ry="4.6" fill="oklch(.62 .1 122)"/>` +
    stroke('M22 78Q36 84 50 80T78 78', 'oklch(.66 .11 134)', 4) +
    face({ eyes: 'closed', mouth: 'smile' }, { x: 50, y: 60 }) +
    stroke('M46 34l3 5', 'oklch(.85 .08 110)', 3),
  train:
    path('M14 20Q14 6 50 6T86 20V76Q86 86 76 86H24Q14 86 14 76Z', custard) +
    patch('M15.6 56H84.4V68H15.6Z', red) +
    path('M22 22H78V48H22Z', 'oklch(.9 .05 226)') +
    stroke('M50 22V48', ink, 3.2) +
    path('M38 10H62V18H38Z', ink) +
    stroke('M42 14H58', glow, 2.6) +
    ball(26, 77, 4.6, glow) +
    ball(74, 77, 4.6, glow) +
    stroke('M28 88 18 98M72 88 82 98M24 95H76', ink, 4) +
    face({ eyes: 'happy', mouth: 'none', cheeks: false }, { x: 50, y: 38 }) +
    stroke('M44 72Q50 77 56 72', ink, 3.4),
  camera:
    path('M10 30H28L36 16H64L72 30H90Q96 30 96 38V80Q96 88 90 88H10Q4 88 4 80V38Q4 30 10 30Z', plum) +
    patch('M5.6 46H94.4V58H5.6Z', 'oklch(.62 .11 322)') +
    ball(50, 56, 25, cream) +
    ball(50, 56, 18, 'oklch(.45 .08 260)') +
    dot(44, 50, 5, '#fff') +
    dot(57, 63, 2.6, soda) +
    ball(82, 40, 4.4, glow) +
    path('M14 24H26V30H14Z', straw) +
    spark({ x: 88, y: 12, size: 1.2 }) +
    spark({ x: 72, y: 8, size: 0.6 }),
  'full-moon':
    path('M6 6H94V94H6Z', 'oklch(.34 .07 285)') +
    `<circle cx="50" cy="50" r="34" fill="${glow}" stroke="${ink}" stroke-width="3.2"/>` +
    patch(
      'M40 30Q36 14 42 15T47 29M54 29Q58 14 62 16T60 31M36 46Q34 32 50 31T66 46Q66 58 50 58T36 46ZM38 60Q50 56 62 60 68 74 50 76T38 60Z',
      'oklch(.83 .1 84)',
    ) +
    dot(14, 18, 2, cream) +
    dot(86, 26, 2, cream) +
    dot(16, 82, 2, cream) +
    stroke('M58 88q6-6 0-12M66 92q8-8 2-18M76 94q8-10 2-22', 'oklch(.8 .07 80)', 2.6),
  sun:
    around(12, (i) => path(i % 2 ? 'M-7-34 0-46 7-34Z' : 'M-7-34 0-49 7-34Z', i % 2 ? honey : 'oklch(.76 .15 55)')) +
    ball(50, 50, 32, glow) +
    face({ eyes: 'happy', mouth: 'grin' }, { x: 50, y: 48, size: 1.1 }),
  rain:
    path('M22 60Q4 60 6 44 8 32 22 32 26 10 50 12 70 12 74 30 94 30 94 46 94 60 78 60Z', 'oklch(.88 .03 240)') +
    face({ eyes: 'closed', mouth: 'frown' }, { x: 50, y: 38 }) +
    drop({ x: 24, y: 76, turn: 14 }) +
    drop({ x: 46, y: 86, turn: 14 }) +
    drop({ x: 66, y: 74, turn: 14 }) +
    drop({ x: 84, y: 88, turn: 14, size: 0.8 }),
  thunder:
    path('M22 54Q4 54 6 38 8 26 22 26 26 6 50 8 70 8 74 24 94 24 94 40 94 54 78 54Z', 'oklch(.6 .06 290)') +
    face({ eyes: 'dot', brows: 'angry', mouth: 'frown' }, { x: 50, y: 34 }) +
    path('M54 48 34 74H48L40 98 68 66H54L62 48Z', glow) +
    path('M24 58 14 74H22L18 86 32 70H26L30 58ZM82 58 74 70H80L78 80 90 66H84L88 58Z', honey),
  snowflake:
    around(6, () => stroke('M0 0V-40M-9-36 0-27 9-36M-11-22 0-13 11-22', ink, 9.4)) +
    around(6, () => stroke('M0 0V-40M-9-36 0-27 9-36M-11-22 0-13 11-22', 'oklch(.86 .06 226)', 4.6)) +
    ball(50, 50, 11, cream) +
    face({ eyes: 'dot', mouth: 'cat', cheeks: false, apart: 11 }, { x: 50, y: 49, size: 0.42 }),
  sunflower:
    around(14, () => path('M-8-24Q-9-40 0-47 9-40 8-24Z', honey)) +
    ball(50, 50, 25, cocoa) +
    around(10, () => dot(0, -20, 2, 'oklch(.68 .1 60)')) +
    face({ eyes: 'happy', mouth: 'grin' }, { x: 50, y: 48, size: 0.86 }).replaceAll(ink, cream),
  'cherry-blossom':
    around(5, () => path('M0-4C-22-14-20-40-8-45L0-38 8-45C20-40 22-14 0-4Z', 'oklch(.88 .075 355)')) +
    around(5, () => stroke('M0-8V-20', straw, 2.4) + dot(0, -22, 2.4, honey), 0) +
    dot(50, 50, 6, straw) +
    path('M88 78Q98 82 94 92 84 94 82 86Z', 'oklch(.88 .075 355)'),
  'maple-leaf':
    stroke('M50 66 54 98', ink, 5) +
    path(
      'M50 4 58 24 70 16 70 34 92 28 82 46 96 54 76 62 78 74 50 68 22 74 24 62 4 54 18 46 8 28 30 34 30 16 42 24Z',
      'oklch(.68 .17 38)',
    ) +
    stroke('M50 68V24M50 66 26 42M50 66 74 42M50 67 22 60M50 67 78 60', 'oklch(.54 .15 30)', 2.4) +
    face({ eyes: 'dot', mouth: 'smile', cheeks: true, apart: 11 }, { x: 50, y: 48, size: 0.86 }),
}
