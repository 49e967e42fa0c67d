import {
  ball,
  cream,
  dot,
  glow,
  heart,
  honey,
  ink,
  matcha,
  patch,
  path,
  placed,
  plum,
  soda,
  spark,
  star,
  straw,
  stroke,
  tan,
} from './pens.ts'

const rim = (d: string, fill: string, core = cream) =>
  `<path d="${d}" fill="${fill}" stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"/>${core}`

/** Bullets drawn as sugar: a coloured rim round a white core. */
export const bullets = {
  'bullet-round': ball(50, 50, 38, soda) + dot(50, 50, 26, '#fff') + stroke('M24 38Q30 26 42 22', '#fff', 4.4),
  'bullet-rice': placed(
    `${rim('M-42 0Q-30-19 0-19T42 0Q30 19 0 19T-42 0Z', matcha)}<ellipse rx="28" ry="9.5" fill="#fff"/>`,
    { x: 50, y: 50, turn: -40 },
  ),
  'bullet-knife': placed(
    path('M-14-7 44-9 52 0Q40 9-14 8Z', 'oklch(.93 .02 240)') +
      stroke('M-8 2H36', '#fff', 3) +
      path('M-20-13H-13V14H-20Z', honey) +
      path('M-46-6H-20V7H-46Z', 'oklch(.5 .12 255)'),
    { x: 48, y: 52, turn: -42 },
  ),
  'bullet-star':
    path('M50 6 61 36 94 38 68 58 78 90 50 72 22 90 32 58 6 38 39 36Z', honey) +
    patch('M50 25 56 43 75 44 60 56 66 75 50 64 34 75 40 56 25 44 44 43Z', '#fff'),
  'bullet-butterfly':
    path('M50 50Q40 10 20 14 4 20 12 42 18 54 50 54 82 54 88 42 96 20 80 14 60 10 50 50Z', plum) +
    path('M50 54Q26 54 22 68 22 84 36 86 48 82 50 60 52 82 64 86 78 84 78 68 74 54 50 54Z', 'oklch(.8 .09 322)') +
    patch('M42 44Q34 22 22 24 16 30 22 40 28 46 42 44ZM58 44Q66 22 78 24 84 30 78 40 72 46 58 44Z', '#fff') +
    stroke('M50 40V74', ink, 5) +
    stroke('M49 38Q44 28 38 26M51 38Q56 28 62 26', ink, 2.6),
  laser:
    placed(
      rim('M-46-20Q-58 0-46 20H50Q58 0 50-20Z', 'oklch(.72 .15 14)') +
        patch('M-44-11Q-50 0-44 11H52Q55 0 52-11Z', 'oklch(.9 .06 12)') +
        patch('M-42-4.6H54V4.6H-42Z', '#fff'),
      { x: 50, y: 50, turn: -45, size: 0.86 },
    ) + spark({ x: 18, y: 82, size: 1.4 }, cream),
  hitbox:
    stroke('M50 8A42 42 0 0 1 92 50M50 92A42 42 0 0 1 8 50', 'oklch(.62 .05 50 / .8)', 3.4) +
    `<circle cx="50" cy="50" r="19" fill="#fff" stroke="${ink}" stroke-width="15"/><circle cx="50" cy="50" r="19" fill="#fff" stroke="oklch(.62 .19 18)" stroke-width="9.6"/>`,
  bomb:
    ball(46, 58, 33, 'oklch(.4 .06 300)') +
    path('M60 24 74 34 68 42 54 32Z', 'oklch(.55 .06 300)') +
    stroke('M70 30Q76 16 88 20', ink, 6) +
    stroke('M70 30Q76 16 88 20', tan, 2.6) +
    star({ x: 89, y: 18, size: 1.1 }, glow) +
    stroke('M26 46Q31 36 40 34', '#fff', 4.4) +
    heart({ x: 46, y: 64, size: 1.5 }, straw),
}
