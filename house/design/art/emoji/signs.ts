import {
  ball,
  cream,
  dot,
  glow,
  heart,
  honey,
  ink,
  matcha,
  note,
  patch,
  path,
  placed,
  plum,
  rose,
  snore,
  soda,
  spark,
  star,
  straw,
  stroke,
} from './pens.ts'

/** Text as outlines: the centre of a line, its baseline and height. */
export type Lettering = (text: string, at: { x: number; y: number; size: number; track?: number }) => string

/** Every character of the signs. */
export const signLetters = '通关全避无炸收了撞差点再来打得好恭喜加油谢抱歉求早安晚同意不行沙发顶路过WR?!10'

/** Signs and bubbles with what one says at the machine. */
export function signs(lettering: Lettering) {
  const say = (text: string, { y = 50, size = text.length > 1 ? 36 : 56, colour = ink, x = 50 } = {}) =>
    patch(lettering(text, { x, y: y + size * 0.36, size, track: -1 }), colour)
  const dark = 'oklch(.46 .16 18)'
  return {
    cleared: ribbon(straw) + say('通关', { y: 42, colour: cream }) + star({ x: 50, y: 10, size: 1.1 }),
    'no-miss': seal(matcha) + say('全避', { size: 34, colour: 'oklch(.36 .08 138)' }),
    'no-bomb': seal(soda) + say('无炸', { size: 34, colour: 'oklch(.36 .08 242)' }),
    captured: card(glow) + say('收了') + spark({ x: 86, y: 16 }) + spark({ x: 14, y: 82, size: 0.7 }),
    missed: burst('oklch(.8 .12 16)') + say('撞了', { size: 33, colour: dark }),
    'so-close': bubble('oklch(.92 .05 225)') + say('差点', { y: 44 }) + stroke('M14 90q6-6 12 0t12 0', soda, 4),
    'one-more': bubble(glow) + say('再来', { y: 44 }) + arrowBack,
    'world-record': trophy + say('WR', { size: 30, y: 34, colour: dark }) + star({ x: 50, y: 6, size: 0.8 }),
    'well-done': burst(glow) + say('好!', { size: 40, x: 51 }),
    congratulations: ribbon(honey) + say('恭喜', { y: 42 }) + confetti,
    'keep-going': bubble(rose) + say('加油', { y: 44 }) + flame,
    'thank-you': bubble(cream) + say('谢谢', { y: 44 }) + heart({ x: 82, y: 80, size: 1.3, turn: 14 }),
    sorry: bubble('oklch(.91 .03 250)') + say('抱歉', { y: 44 }) + stroke('M72 76q8 4 6 12', soda, 4),
    please: cloud(rose) + say('求求', { y: 48, size: 32, colour: dark }) + star({ x: 86, y: 18, size: 0.8 }),
    'good-morning': sunrise + say('早安', { y: 66, size: 34 }),
    'good-night':
      card('oklch(.42 .08 300)') + moon + say('晚安', { y: 58, size: 34, colour: cream }) + snore({ x: 82, y: 22 }),
    agree: seal('oklch(.88 .1 130)') + say('同意', { size: 34, colour: 'oklch(.38 .09 138)' }),
    disagree: seal('oklch(.88 .07 16)') + say('不行', { size: 34, colour: dark }),
    question: cloud('oklch(.92 .05 225)') + say('?', { y: 47, size: 58, colour: 'oklch(.45 .1 242)' }),
    exclamation: burst(honey) + say('!', { size: 62, colour: dark }),
    first: sofa + say('沙发', { y: 46, size: 30, colour: cream }),
    bump: path('M50 6 90 46H70V90H30V46H10Z', plum) + say('顶', { y: 54, size: 38, colour: cream }),
    'passing-by': signpost + say('路过', { y: 34, size: 32 }),
    hundred:
      say('100', { y: 42, size: 50, colour: 'oklch(.58 .19 20)' }) +
      stroke('M14 74Q50 64 86 70M22 86Q52 78 80 82', ink, 8) +
      stroke('M14 74Q50 64 86 70M22 86Q52 78 80 82', straw, 4.4),
  }
}

const bubble = (fill: string) =>
  path('M20 10H80Q94 10 94 24V62Q94 76 80 76H46L30 92Q30 82 32 76H20Q6 76 6 62V24Q6 10 20 10Z', fill) +
  stroke('M15 30Q15 19 26 18', '#fff', 3.6)

const cloud = (fill: string) =>
  path(
    'M24 72Q6 70 7 54 6 42 18 38 18 20 36 20 44 8 60 12 72 12 76 24 94 26 93 44 98 58 84 66 80 76 66 74 56 82 46 76 34 82 24 72Z',
    fill,
  ) +
  ball(24, 86, 5, fill) +
  ball(12, 94, 3, fill)

const burst = (fill: string) =>
  path(
    'M50 4 60 18 76 8 78 26 96 28 86 42 98 54 82 60 86 78 68 76 60 94 48 80 32 94 28 76 10 80 16 62 2 54 14 42 4 28 22 26 24 8 40 18Z',
    fill,
  )

const seal = (fill: string) =>
  `<circle cx="50" cy="50" r="43" fill="${fill}" stroke="${ink}" stroke-width="3.2"/><circle cx="50" cy="50" r="36" fill="${cream}" stroke="${ink}" stroke-width="2"/>` +
  Array.from({ length: 16 }, (_, i) => {
    const a = (i / 16) * Math.PI * 2
    return dot(Math.round(500 + 395 * Math.cos(a)) / 10, Math.round(500 + 395 * Math.sin(a)) / 10, 1.5)
  }).join('')

const card = (fill: string) => path('M20 8H80Q80 20 94 20V80Q80 80 80 92H20Q20 80 6 80V20Q20 20 20 8Z', fill)

const ribbon = (fill: string) =>
  path('M4 34 20 30V78L4 74 12 54ZM96 34 80 30V78L96 74 88 54Z', 'oklch(.62 .13 30)') +
  path('M12 20H88V66H12Z', fill) +
  stroke('M18 26H82M18 60H82', cream, 2)

const sunrise =
  path('M8 84H92V92H8Z', honey) +
  stroke('M50 6V16M22 14 28 24M78 14 72 24M6 36 16 40M94 36 84 40', honey, 5) +
  path('M10 84Q10 26 50 26T90 84Z', glow)

const moon = path('M34 14A16 16 0 1 0 46 34 13 13 0 0 1 34 14Z', glow)

const flame = placed(
  path('M0-16Q10-8 12 2 14 14 0 14T-11 2Q-8-2-6-6-2-4 0-16Z', 'oklch(.7 .17 40)') +
    patch('M0-2Q7 6 0 11-7 6 0-2Z', glow),
  { x: 82, y: 78 },
)

const arrowBack = placed(
  stroke('M-10-2A11 11 0 1 1-6 8', ink, 9) +
    stroke('M-10-2A11 11 0 1 1-6 8', straw, 4.4) +
    path('M-17-2-3-4-10 8Z', straw),
  { x: 80, y: 76 },
)

const confetti =
  [
    [16, 12, straw],
    [34, 8, soda],
    [66, 8, matcha],
    [84, 12, plum],
    [30, 84, honey],
    [50, 88, straw],
    [70, 84, soda],
  ]
    .map(([x, y, fill]) => ball(Number(x), Number(y), 4, String(fill)))
    .join('') + note({ x: 14, y: 88, size: 0.6 })

const trophy =
  stroke('M22 24H10Q8 48 30 50M78 24H90Q92 48 70 50', ink, 9) +
  stroke('M22 24H10Q8 48 30 50M78 24H90Q92 48 70 50', honey, 4) +
  path('M20 14H80Q82 56 58 64V76H42V64Q18 56 20 14Z', glow) +
  path('M28 76H72V90H28Z', 'oklch(.5 .08 48)')

const sofa =
  path('M18 26Q18 14 30 14H70Q82 14 82 26V66H18Z', straw) +
  path('M6 46Q6 38 14 38T22 46V62H78V46Q78 38 86 38T94 46V80H6Z', 'oklch(.64 .15 16)') +
  path('M14 80H24V90H14ZM76 80H86V90H76Z', 'oklch(.55 .08 50)')

const signpost =
  path('M44 54H56V96H44Z', 'oklch(.62 .08 56)') +
  path('M6 12H80L96 34 80 56H6Z', 'oklch(.86 .075 70)') +
  dot(14, 20, 2) +
  dot(14, 48, 2)
