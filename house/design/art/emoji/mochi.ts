import { type Face, face } from './faces.ts'
import {
  cream,
  drop,
  heart,
  ink,
  limb,
  line,
  type Placing,
  patch,
  path,
  placed,
  query,
  rays,
  rose,
  snore,
  soda,
  spark,
  star,
  straw,
  stroke,
} from './pens.ts'

const skin = 'oklch(.97 .022 20)'

/** A piece of mochi: any outline, with a soft shade and a face. */
function mochi(outline: string, mood: Face, at: Placing = { x: 50, y: 62 }): string {
  return path(outline, skin) + face({ apart: 12, ...mood }, at)
}

const ground = patch('M14 90Q50 84 86 90 82 97 50 97T14 90Z', 'oklch(.6 .05 60 / .22)')

/** A mitten that comes from the right; it pinches at the origin. */
const mitten = (at: Placing) =>
  placed(
    path('M2-1Q6-18 24-18H40V16H26Q18 16 14 8 6 14 2 8 0 4 8 1Z', soda) +
      stroke('M14 8Q18 4 16 0', ink, 2.6) +
      path('M38-21H48V19H38Z', cream),
    at,
  )

const finger = (at: Placing) =>
  placed(path('M2 0Q2-7 9-7H24V-14H40V16H24Q16 16 16 7H9Q2 7 2 0Z', soda) + path('M38-17H48V19H38Z', cream), at)

const palmDown = (at: Placing) =>
  placed(path('M-26 4Q-28-8-16-10H16Q28-8 26 4 14 10 0 9T-26 4Z', soda) + path('M-11-24H11V-9H-11Z', cream), at)

const steamLines = stroke('M32 22q-6-7 0-13M50 18q-6-7 0-13M68 22q-6-7 0-13', 'oklch(.72 .03 70)', 4)

/** Drawings of the emoji of a mochi that is pinched, kneaded, petted, asleep and so on, by their names. */
export const mochis = {
  pinch:
    mochi(
      'M50 30C66 30 78 36 84 44 92 42 98 48 94 54 90 58 88 58 90 66 90 84 74 90 50 90S10 84 10 66C10 46 26 30 50 30Z',
      { eyes: 'squeeze', mouth: 'wave' },
      { x: 46, y: 62 },
    ) + mitten({ x: 86, y: 48, turn: -32, size: 0.84 }),
  stretch:
    mochi(
      'M50 42C64 42 72 48 82 44 94 38 100 52 92 60 84 66 86 72 78 80 66 88 34 88 22 80 14 72 16 66 8 60 0 52 6 38 18 44 28 48 36 42 50 42Z',
      { eyes: 'wide', mouth: 'wave' },
      { x: 50, y: 64, size: 0.9 },
    ) +
    mitten({ x: 88, y: 48, turn: -20, size: 0.6 }) +
    mitten({ x: 12, y: 48, turn: 20, size: 0.6, wide: -1 }),
  squash:
    ground +
    mochi(
      'M50 58C82 58 96 66 96 78 96 90 80 92 50 92S4 90 4 78C4 66 18 58 50 58Z',
      { eyes: 'squeeze', mouth: 'wave' },
      { x: 50, y: 74, size: 0.8 },
    ) +
    palmDown({ x: 50, y: 48, size: 1.2 }),
  poke:
    mochi(
      'M50 30C72 30 88 40 90 56 80 56 76 62 78 68 80 74 88 72 88 76 84 86 72 90 50 90S10 84 10 66C10 46 26 30 50 30Z',
      { eyes: 'wink', mouth: 'o' },
      { x: 42, y: 62 },
    ) + finger({ x: 76, y: 64, size: 0.72 }),
  bounce:
    patch('M30 92Q50 88 70 92 68 97 50 97T30 92Z', 'oklch(.6 .05 60 / .25)') +
    mochi(
      'M50 10C70 10 80 26 80 44 80 64 70 74 50 74S20 64 20 44C20 26 30 10 50 10Z',
      { eyes: 'happy', mouth: 'grin' },
      { x: 50, y: 40 },
    ) +
    stroke('M20 84q-6 4-4 8M80 84q6 4 4 8M36 82v4M64 82v4', soda, 3.6),
  roll:
    ground +
    placed(
      mochi(
        'M0-30C24-30 32-14 32 2 32 22 18 30 0 30S-32 22-32 2C-32-14-24-30 0-30Z',
        { eyes: 'swirl', mouth: 'cat' },
        { x: 0, y: 2 },
      ),
      { x: 60, y: 60, turn: 60 },
    ) +
    stroke('M6 52H22M2 66H18M10 80H24', soda, 4.4),
  flatten:
    ground +
    mochi(
      'M50 72C84 72 98 76 98 82 98 90 84 93 50 93S2 90 2 82C2 76 16 72 50 72Z',
      { eyes: 'flat', mouth: 'flat' },
      { x: 50, y: 79, size: 0.62 },
    ) +
    placed(
      path('M-34-8H34V8H-34Z', 'oklch(.8 .08 66)') +
        path('M-46-3.6H-34V3.6H-46ZM34-3.6H46V3.6H34Z', 'oklch(.66 .09 60)'),
      { x: 50, y: 44, turn: -8 },
    ) +
    stroke('M28 60v4M50 58v4M72 56v4', soda, 4),
  knead:
    ground +
    mochi(
      'M50 40C58 40 60 50 70 48 88 46 94 64 90 76 84 90 70 90 50 90S16 90 10 76C6 64 12 46 30 48 40 50 42 40 50 40Z',
      { eyes: 'closed', mouth: 'smile' },
      { x: 50, y: 68 },
    ) +
    mitten({ x: 66, y: 42, turn: -52, size: 0.72 }) +
    mitten({ x: 34, y: 42, turn: 52, size: 0.72, wide: -1 }),
  twist:
    mochi(
      'M30 12Q50 4 70 12 78 22 66 34 58 42 66 52 88 66 78 82 70 94 50 92T22 82Q12 66 34 52 42 42 34 34 22 22 30 12Z',
      { eyes: 'swirl', mouth: 'wave' },
      { x: 50, y: 70, size: 0.9 },
    ) +
    stroke('M40 34Q52 44 60 50M46 28Q58 36 62 42', 'oklch(.8 .06 20)', 3) +
    stroke('M84 22q10 8 4 20M16 22q-10 8-4 20', soda, 4),
  split:
    mochi(
      'M34 34C50 34 48 44 44 50 50 56 42 64 46 70 50 78 44 88 30 88 14 88 6 80 6 62S18 34 34 34Z',
      { eyes: 'dot', mouth: 'frown', apart: 9 },
      { x: 25, y: 60, size: 0.8 },
    ) +
    mochi(
      'M66 34C50 34 60 44 56 50 50 56 60 64 56 70 52 78 58 88 70 88 86 88 94 80 94 62S82 34 66 34Z',
      { eyes: 'dot', mouth: 'frown', apart: 9 },
      { x: 76, y: 60, size: 0.8 },
    ) +
    rays({ x: 51, y: 32 }, straw),
  stack:
    ground +
    mochi(
      'M50 56C78 56 92 64 92 76 92 90 76 92 50 92S8 90 8 76C8 64 22 56 50 56Z',
      { eyes: 'squeeze', mouth: 'flat' },
      { x: 50, y: 76, size: 0.8 },
    ) +
    mochi(
      'M50 24C68 24 78 32 78 44 78 56 68 58 50 58S22 56 22 44C22 32 32 24 50 24Z',
      { eyes: 'happy', mouth: 'cat' },
      { x: 50, y: 42, size: 0.74 },
    ) +
    path('M50 24C40 24 38 8 50 8S60 24 50 24Z', 'oklch(.78 .16 60)') +
    path('M50 9Q58 0 66 5 62 12 50 9Z', 'oklch(.7 .12 132)'),
  melt:
    mochi(
      'M50 34C70 34 82 46 82 62 82 72 96 72 96 82 96 92 78 90 70 92S58 88 50 90 34 94 24 92 4 92 4 82 18 72 18 62C18 46 30 34 50 34Z',
      { eyes: 'half', mouth: 'drool', cheeks: true },
      { x: 50, y: 60 },
    ) + drop({ x: 76, y: 28, size: 0.9 }),
  puff: mochi(
    'M50 10C84 10 96 34 94 58 92 84 74 92 50 92S8 84 6 58C4 34 16 10 50 10Z',
    { eyes: 'dot', mouth: 'pout', brows: 'angry', apart: 16 },
    { x: 50, y: 54, size: 1.15 },
  ),
  wobble:
    ground +
    mochi(
      'M44 30C68 24 92 44 90 66 90 84 74 90 50 90S16 88 12 68C8 50 22 36 44 30Z',
      { eyes: 'happy', mouth: 'cat' },
      { x: 51, y: 62 },
    ) +
    stroke('M16 22Q6 34 6 46M28 14Q20 20 17 27M84 22Q96 34 95 46', soda, 4),
  hide:
    path('M8 44H92L84 92H16Z', 'oklch(.76 .08 60)') +
    stroke('M20 44 26 92M36 44 39 92M52 44V92M68 44 64 92M82 44 76 92M12 60H88M14 76H86', 'oklch(.58 .08 54)', 2.6) +
    path('M4 30Q50 14 96 30V44H4Z', 'oklch(.7 .085 58)') +
    placed(face({ mouth: 'none', cheeks: false }), { x: 50, y: 60, size: 1.05 }) +
    query({ x: 88, y: 14 }),
  peek:
    mochi('M50 28C74 28 88 46 88 68V92H12V68C12 46 26 28 50 28Z', { eyes: 'side', mouth: 'none' }, { x: 50, y: 56 }) +
    path('M0 66H100V100H0Z', 'oklch(.85 .08 226)') +
    limb('M26 66V70M74 66V70', skin, 11) +
    stroke('M10 82H90', cream, 2.6),
  hug:
    mochi(
      'M34 34C52 34 62 48 62 64 62 84 50 90 34 90S6 84 6 64C6 48 16 34 34 34Z',
      { eyes: 'closed', mouth: 'smile', apart: 10 },
      { x: 36, y: 62, size: 0.9 },
    ) +
    path('M70 44C84 44 94 54 94 68 94 86 84 90 70 90S48 86 48 68C48 54 56 44 70 44Z', rose) +
    face({ eyes: 'closed', mouth: 'smile', apart: 9 }, { x: 68, y: 67, size: 0.86 }) +
    limb('M20 76Q34 86 54 78', skin, 8) +
    heart({ x: 60, y: 22, size: 1.2 }),
  pat:
    ground +
    mochi(
      'M50 40C76 40 90 52 90 68 90 86 74 90 50 90S10 86 10 68C10 52 24 40 50 40Z',
      { eyes: 'happy', mouth: 'smile' },
      { x: 50, y: 66 },
    ) +
    palmDown({ x: 54, y: 34, turn: 8 }) +
    stroke('M20 30Q18 36 20 42M90 26Q93 32 92 38', soda, 4),
  spin:
    mochi('M50 34C76 34 88 48 84 64 80 82 70 86 50 86S20 82 16 64C12 48 24 34 50 34Z', {
      eyes: 'swirl',
      mouth: 'grin',
    }) +
    stroke('M8 70Q4 92 50 94T92 70M20 28Q50 12 80 28', ink, 7) +
    stroke('M8 70Q4 92 50 94T92 70M20 28Q50 12 80 28', soda, 3.6),
  throw:
    placed(
      mochi(
        'M-8-26C16-30 30-14 30 0 30 16 18 26-2 26-22 26-34 16-40 2-34-2-32-8-38-14-30-16-26-22-8-26Z',
        { eyes: 'star', mouth: 'laugh', apart: 11 },
        { x: 2, y: 0 },
      ),
      { x: 60, y: 38, turn: -28 },
    ) + stroke('M8 92Q10 76 24 62M24 96Q26 84 38 72M4 76Q6 68 12 60', soda, 4.4),
  bite:
    mochi(
      'M50 30C60 30 68 33 74 37 68 44 72 50 79 50 74 57 80 64 90 61 94 82 74 90 50 90S10 84 10 66C10 46 26 30 50 30Z',
      { eyes: 'wet', mouth: 'wave', brows: 'sad' },
      { x: 42, y: 63 },
    ) +
    patch('M71 39Q68 47 77 51 74 59 88 62 86 68 78 66 68 62 70 55 62 50 65 40Z', 'oklch(.5 .1 20)') +
    spark({ x: 90, y: 26 }),
  steam:
    steamLines +
    mochi(
      'M50 36C74 36 86 48 86 62H14C14 48 26 36 50 36Z',
      { eyes: 'closed', mouth: 'cat' },
      { x: 50, y: 52, size: 0.8 },
    ) +
    path('M4 62H96V76Q96 78 92 78H8Q4 78 4 76Z', 'oklch(.8 .08 66)') +
    path('M8 78H92V92H8Z', 'oklch(.72 .085 60)') +
    stroke('M20 63V77M36 63V77M52 63V77M68 63V77M84 63V77', 'oklch(.58 .08 54)', 2.4),
  sleep:
    ground +
    mochi(
      'M50 46C80 46 94 58 94 74 94 88 78 92 50 92S6 88 6 74C6 58 20 46 50 46Z',
      { eyes: 'closed', mouth: 'o' },
      { x: 46, y: 70 },
    ) +
    `<circle cx="66" cy="74" r="8" fill="oklch(.93 .04 225 / .8)" ${line}/>` +
    snore({ x: 76, y: 32, size: 1.2 }) +
    snore({ x: 90, y: 16 }),
  heart:
    mochi(
      'M50 90C20 78 6 58 8 42 10 24 34 18 50 38 66 18 90 24 92 42 94 58 80 78 50 90Z',
      { eyes: 'happy', mouth: 'grin' },
      { x: 50, y: 52 },
    ) + star({ x: 88, y: 84, size: 0.8 }),
}
