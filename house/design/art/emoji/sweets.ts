import { face } from './faces.ts'
import {
  ball,
  cream,
  custard,
  dot,
  glow,
  honey,
  ink,
  matcha,
  patch,
  path,
  placed,
  rose,
  soda,
  straw,
  stroke,
} from './pens.ts'

/** Sweets of the shelf. */
export const sweets = {
  'strawberry-cake':
    path('M10 56 52 36Q86 40 92 56V84H10Z', custard) +
    path('M10 56 52 36Q86 40 92 56V63Q86 69 80 63T68 63 56 63 44 63 32 63 20 63 10 63Z', cream) +
    patch('M12 71H90V76H12Z', straw) +
    path('M54 12Q66 12 66 24 64 36 54 40 44 36 42 24 42 12 54 12Z', straw) +
    path('M54 12Q47 5 42 9 46 14 54 14 62 14 66 9 61 5 54 12Z', matcha) +
    [
      [49, 22],
      [58, 21],
      [54, 30],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 1.5, glow))
      .join(''),
  macaron:
    path('M10 46Q10 18 50 18T90 46Q90 52 84 52H16Q10 52 10 46Z', 'oklch(.82 .1 350)') +
    path('M14 50H86Q92 56 86 62H14Q8 56 14 50Z', cream) +
    path('M10 66Q10 60 16 60H84Q90 60 90 66 88 86 50 86T10 66Z', 'oklch(.77 .115 350)') +
    stroke('M15 49l4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3', 'oklch(.66 .13 350)', 2) +
    stroke('M22 36Q28 27 40 25', '#fff', 4.4),
  pudding:
    path('M8 82Q50 94 92 82L88 88Q50 99 12 88Z', 'oklch(.9 .04 225)') +
    path('M28 26H72L86 78Q84 86 50 86T14 78Z', 'oklch(.87 .12 86)') +
    path(
      'M28 26Q28 16 50 16T72 26L76 42Q70 50 64 42 58 38 54 46 48 54 42 44 36 38 32 46 26 50 24 42Z',
      'oklch(.5 .1 48)',
    ) +
    stroke('M34 25Q40 21 48 21', '#fff', 3.6) +
    face({ eyes: 'happy', mouth: 'cat', apart: 11 }, { x: 50, y: 64, size: 0.9 }),
  'ice-cream':
    path('M26 50H74L54 94Q50 98 46 94Z', 'oklch(.8 .1 68)') +
    stroke('M36 54 58 84M50 54 62 72M64 54 42 84M50 54 38 72', 'oklch(.62 .11 60)', 2) +
    path('M20 50Q14 20 50 12 86 20 80 50 76 60 68 53 60 62 50 54 40 62 32 53 24 60 20 50Z', rose) +
    ball(58, 11, 7, straw) +
    stroke('M29 38Q30 26 40 22', '#fff', 4.4) +
    [
      [44, 34, matcha],
      [60, 28, honey],
      [66, 42, soda],
      [50, 45, cream],
    ]
      .map(([x, y, c]) => stroke(`M${x} ${y}l4-3`, String(c), 3.4))
      .join(''),
  donut:
    ball(50, 50, 40, 'oklch(.78 .1 66)') +
    path(
      'M50 14C74 14 86 32 86 50 86 62 80 60 76 68 72 78 64 76 58 82 50 88 44 82 36 80 26 82 24 70 18 64 12 58 14 52 14 50 14 32 26 14 50 14Z',
      straw,
    ) +
    `<circle cx="50" cy="50" r="13" fill="oklch(.95 .03 84)" stroke="${ink}" stroke-width="3.2"/>` +
    [
      [30, 34, 20],
      [50, 24, 80],
      [70, 36, -40],
      [74, 56, 30],
      [60, 70, -30],
      [36, 68, 70],
      [25, 52, 0],
    ]
      .map(([x = 0, y = 0, turn = 0], i) =>
        placed(stroke('M-3.4 0H3.4', [cream, honey, soda, glow][i % 4] ?? cream, 4), { x, y, turn }),
      )
      .join(''),
  'moon-cake':
    path(
      'M50 14Q62 4 70 17 84 16 84 30 97 38 88 50 97 62 84 70 84 84 70 83 62 96 50 86 38 96 30 83 16 84 16 70 3 62 12 50 3 38 16 30 16 16 30 17 38 4 50 14Z',
      'oklch(.74 .115 66)',
    ) +
    `<circle cx="50" cy="50" r="28" fill="oklch(.84 .1 78)" stroke="oklch(.55 .1 54)" stroke-width="2.8"/>` +
    stroke('M43 42Q32 22 39 22T47 40M57 42Q68 22 61 22T53 40', 'oklch(.55 .1 54)', 3) +
    face({ eyes: 'closed', mouth: 'cat', apart: 10 }, { x: 50, y: 54, size: 0.85 }),
  'star-sugar':
    path(
      'M50 8Q58 20 70 14 72 27 86 28 82 42 93 50 82 58 86 72 72 73 70 86 58 80 50 92 42 80 30 86 28 73 14 72 18 58 7 50 18 42 14 28 28 27 30 14 42 20 50 8Z',
      'oklch(.9 .12 92)',
    ) +
    patch('M76 38Q84 54 74 68 64 80 48 80 70 70 76 38Z', 'oklch(.8 .13 82)') +
    stroke('M27 44Q30 34 38 30', '#fff', 4.4) +
    face({ eyes: 'dot', mouth: 'cat', apart: 11 }, { x: 50, y: 52, size: 0.95 }),
  'milk-tea':
    stroke('M58 8 52 40', ink, 9) +
    stroke('M58 8 52 40', straw, 4) +
    path('M22 30H78L70 88Q68 93 50 93T30 88Z', 'oklch(.78 .075 62)') +
    path('M22 30H78L76.6 42Q64 36 50 42T23.6 42Z', cream) +
    [
      [36, 84],
      [46, 86],
      [57, 85],
      [65, 82],
      [41, 76],
      [52, 77],
      [61, 75],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 4.6, 'oklch(.32 .05 42)'))
      .join('') +
    path('M18 24H82V32H18Z', 'oklch(.93 .03 225)') +
    face({ eyes: 'happy', mouth: 'smile', apart: 10 }, { x: 50, y: 56, size: 0.8 }),
}
