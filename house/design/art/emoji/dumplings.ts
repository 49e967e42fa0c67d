import { type Face, face } from './faces.ts'
import {
  anger,
  ball,
  cream,
  custard,
  dot,
  drop,
  glow,
  honey,
  ink,
  patch,
  path,
  placed,
  query,
  snore,
  soda,
  spark,
  star,
  straw,
  stroke,
} from './pens.ts'

/** The dumpling of the shop: a pleated bun with every mood. */
export const dumplings = {
  smile: dumpling({}),
  laugh: dumpling({ eyes: 'happy', mouth: 'laugh' }),
  'tears-of-joy':
    dumpling({ eyes: 'happy', mouth: 'laugh' }) + drop({ x: 16, y: 60, turn: 35 }) + drop({ x: 84, y: 60, turn: -35 }),
  wink: dumpling({ eyes: 'wink', mouth: 'lick' }),
  'heart-eyes': dumpling({ eyes: 'heart', mouth: 'grin' }),
  blush:
    dumpling({ eyes: 'closed', mouth: 'smile' }, 'oklch(.89 .07 30)') +
    stroke('M23 66l3-5M29 67l3-5M69 67l3-5M75 66l3-5', straw, 2.4),
  proud: dumpling({ eyes: 'closed', mouth: 'cat', brows: 'high' }) + spark({ x: 84, y: 26, size: 1.1 }),
  cool: dumpling({ eyes: 'shades', mouth: 'slant', apart: 13 }) + spark({ x: 84, y: 30, size: 0.8 }),
  sleepy: dumpling({ eyes: 'half', mouth: 'drool' }) + snore({ x: 78, y: 26 }) + snore({ x: 89, y: 13, size: 0.8 }),
  yawn: dumpling({ eyes: 'squeeze', mouth: 'gasp' }) + drop({ x: 20, y: 44, size: 0.7, turn: 20 }),
  thinking:
    dumpling({ eyes: 'up', mouth: 'slant', brows: 'raised' }) +
    paw({ x: 36, y: 84, turn: -24 }) +
    query({ x: 86, y: 22 }),
  surprised: dumpling({ eyes: 'wide', mouth: 'o', brows: 'high' }),
  shocked:
    dumpling({ eyes: 'wide', mouth: 'gasp', cheeks: false }, 'oklch(.93 .03 250)') +
    stroke('M30 26V36M37 22V34M63 22V34M70 26V36', 'oklch(.6 .1 250)', 2.6),
  sweat: dumpling({ eyes: 'happy', mouth: 'teeth' }) + drop({ x: 79, y: 36, size: 1.2, turn: -14 }),
  awkward: dumpling({ eyes: 'side', mouth: 'wave' }) + drop({ x: 80, y: 36, turn: -14 }),
  speechless:
    dumpling({ eyes: 'flat', mouth: 'flat', cheeks: false }) +
    [72, 83, 94].map((x) => ball(x, 22, 3.4, cream)).join(''),
  angry: dumpling({ eyes: 'dot', mouth: 'pout', brows: 'angry' }, 'oklch(.85 .1 40)') + anger({ x: 80, y: 26 }),
  furious:
    dumpling({ eyes: 'squeeze', mouth: 'teeth', cheeks: false }, 'oklch(.7 .15 25)') +
    anger({ x: 78, y: 36 }) +
    ball(15, 24, 6, cream) +
    ball(25, 14, 7.5, cream) +
    ball(86, 14, 7.5, cream),
  sad: dumpling({ eyes: 'wet', mouth: 'frown', brows: 'sad' }),
  crying:
    dumpling({ eyes: 'squeeze', mouth: 'bawl', tears: true }) + patch('M14 88Q50 98 86 88 82 97 50 97T14 88Z', soda),
  dizzy:
    dumpling({ eyes: 'swirl', mouth: 'wave' }) +
    star({ x: 22, y: 22, size: 0.7 }) +
    star({ x: 82, y: 24, size: 0.8 }) +
    dot(50, 9, 3, honey),
  sick:
    dumpling({ eyes: 'half', mouth: 'none', cheeks: false }, 'oklch(.89 .07 125)') +
    path('M32 62Q50 56 68 62L66 78Q50 84 34 78Z', 'oklch(.96 .02 225)') +
    stroke('M32 64 17 58M68 64 83 58M38 69H62M39 74H61', ink, 2),
  hungry: dumpling({ eyes: 'star', mouth: 'drool' }),
  halo:
    dumpling({ eyes: 'closed', mouth: 'smile' }) +
    stroke('M30 12A20 6 0 1 0 70 12 20 6 0 1 0 30 12', ink, 8.4) +
    stroke('M30 12A20 6 0 1 0 70 12 20 6 0 1 0 30 12', glow, 4) +
    path('M10 60Q-3 48 2 40 14 40 17 54ZM90 60Q103 48 98 40 86 40 83 54Z', cream),
}

/** The body has its pleats gathered on top, as a soup dumpling. */
function dumpling(mood: Face, skin = custard): string {
  return (
    path(
      'M50 14C57 14 58 20 63 24 84 31 93 50 92 66 90 86 72 92 50 92S10 86 8 66C7 50 16 31 37 24 42 20 43 14 50 14Z',
      skin,
    ) +
    patch('M80 42Q92 58 88 74 82 88 54 90 78 82 82 64 83 52 80 42Z', 'oklch(.6 .1 60 / .18)') +
    stroke('M50 17Q49 25 50 29M42 23Q36 27 35 33M58 23Q64 27 65 33', 'oklch(.62 .09 60)', 2.6) +
    stroke('M18 52Q20 44 26 40', '#fff', 4.2) +
    face(mood, { x: 50, y: 57, size: 1.14 })
  )
}

function paw(at: { x: number; y: number; turn: number }): string {
  return placed(path('M-12 8Q-14-6-4-8L10-14Q15-13 13-8L4-2Q12 4 8 10 0 16-12 8Z', custard), at)
}
