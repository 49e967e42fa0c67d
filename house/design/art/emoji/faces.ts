import { cream, dot, glow, ink, line, type Placing, patch, placed, rose, soda, stroke } from './pens.ts'

export type Eyes = keyof typeof eyes
export type Mouth = keyof typeof mouths
export type Brows = keyof typeof brows

export type Face = { eyes?: Eyes; mouth?: Mouth; brows?: Brows; cheeks?: boolean; tears?: boolean; apart?: number }

/** A face round the origin, about 40 wide: eyes above, mouth below. */
export function face(
  { eyes: e = 'dot', mouth = 'smile', brows: b, cheeks = true, tears, apart = 13 }: Face,
  at: Placing = {},
) {
  const blush = cheeks
    ? `<g fill="oklch(.68 .16 16)" opacity=".5"><ellipse cx="${-apart - 7}" cy="6" rx="5" ry="3.2"/><ellipse cx="${apart + 7}" cy="6" rx="5" ry="3.2"/></g>`
    : ''
  const pair = (part: (side: -1 | 1) => string) =>
    placed(part(-1), { x: -apart, y: -2 }) + placed(part(1), { x: apart, y: -2 })
  return placed(
    (tears ? pair((side) => streams(side)) : '') + blush + pair(eyes[e]) + (b ? pair(brows[b]) : '') + mouths[mouth],
    at,
  )
}

type Part = (side: -1 | 1) => string

const arc = (d: string): string => stroke(d, ink, 3.4)
const shine = (r: number) => dot(-r * 0.3, -r * 0.35, r * 0.36, '#fff')
const streams = (side: -1 | 1) => patch(`M-3.5 1H3.5L${side * 2 + 4} 24H${side * 2 - 4}Z`, soda)

const eyes = {
  dot: () => dot(0, 0, 4) + dot(-1.2, -1.4, 1.4, '#fff'),
  big: () => dot(0, 0, 6.6) + shine(6.6) + dot(2, 2.6, 1.2, '#fff'),
  happy: () => arc('M-6 2Q0-7 6 2'),
  closed: () => arc('M-6-1Q0 5 6-1'),
  wink: (side) => (side < 0 ? dot(0, 0, 4) + dot(-1.2, -1.4, 1.4, '#fff') : arc('M-6 2Q0-6 6 2')),
  flat: () => arc('M-6 0H6'),
  squeeze: (side) => arc(side < 0 ? 'M-5-5 4 0-5 5' : 'M5-5-4 0 5 5'),
  cross: () => arc('M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5'),
  wide: () => `<circle r="7.4" fill="${cream}" ${line}/>${dot(0, 0, 2.4)}`,
  side: () => `<circle r="7" fill="${cream}" ${line}/>${dot(3.2, 0.6, 3)}`,
  up: () => `<circle r="7" fill="${cream}" ${line}/>${dot(1, -3.4, 3)}`,
  half: () => `${patch('M-7 0H7A7 7 0 0 1-7 0Z', cream)}${dot(0, 2.4, 3)}${arc('M-7.6-.4H7.6')}`,
  heart: () =>
    `<path d="M0 8.6C-11 1-9.4-7-4.6-7-1.8-7 0-4.6 0-2.8 0-4.6 1.8-7 4.6-7 9.4-7 11 1 0 8.6Z" fill="oklch(.62 .19 18)" stroke="${ink}" stroke-width="2.4" stroke-linejoin="round"/>`,
  star: () =>
    `<path d="M0-9 2.5-3 8.6-2.7 4 1.3 5.4 7.2 0 4-5.4 7.2-4 1.3-8.6-2.7-2.5-3Z" fill="${glow}" stroke="${ink}" stroke-width="2.4" stroke-linejoin="round"/>`,
  swirl: () => stroke('M.5 0Q2.6-2.4 0-3.4-4-3.4-3.6 1-2 5 2.4 4 7 1.6 4.6-4', ink, 2.8),
  wet: () => dot(0, 0, 6.4) + shine(6.4) + patch('M-5 4Q0 1 5 4 0 9-5 4Z', soda),
  // one lens of a pair of glasses
  shades: (side) =>
    `<path d="M-9.6-5H9.6L8 4Q0 10-8 4Z" fill="${ink}" ${line}/>${stroke('M-5-1-2-4', '#fff', 2)}${arc(side < 0 ? 'M9-4 13-4' : 'M-9-4-13-4')}`,
} satisfies Record<string, Part>

const brows = {
  angry: (side) => arc(`M${side * 7}-12 ${-side * 5}-7`),
  sad: (side) => arc(`M${side * 7}-7.5 ${-side * 5}-12`),
  raised: (side) => (side < 0 ? arc('M-6-8H6') : arc('M-6-12Q0-16 6-12')),
  high: () => arc('M-5-12Q0-15 5-12'),
} satisfies Record<string, Part>

const open = (d: string) => `<path d="${d}" fill="oklch(.42 .11 20)" ${line}/>`
const tongue = (d: string) => patch(d, 'oklch(.7 .14 16)')

const mouths = {
  smile: arc('M-6 7Q0 14 6 7'),
  grin: `${open('M-11 6H11Q10 19 0 19T-11 6Z')}${tongue('M-6 14Q0 10 6 14 4 17.4 0 17.4T-6 14Z')}`,
  laugh: `${open('M-13 4H13Q12 22 0 22T-13 4Z')}${patch('M-11 5.6H11L10 9H-10Z', '#fff')}${tongue('M-7 16Q0 11 7 16 4 20.4 0 20.4T-7 16Z')}`,
  teeth: `<path d="M-11 6H11Q11 15 0 15T-11 6Z" fill="#fff" ${line}/>${stroke('M-4 6.6V14M4 6.6V14M-10 10H10', ink, 1.6)}`,
  flat: arc('M-6 10H6'),
  slant: arc('M-6 11 7 8'),
  frown: arc('M-6 12Q0 5 6 12'),
  wave: arc('M-9 10Q-6 6-3 10T3 10 9 10'),
  o: `<ellipse cx="0" cy="11" rx="4.4" ry="5.6" fill="oklch(.42 .11 20)" ${line}/>`,
  gasp: `${open('M0 3Q9 3 9 13T0 22-9 13 0 3Z')}${tongue('M-6 16Q0 11 6 16 4 20.6 0 20.6T-6 16Z')}`,
  bawl: `${open('M-11 17Q-11 6 0 6T11 17Q0 13-11 17Z')}`,
  cat: arc('M-8 7Q-7 12-3.5 12T0 8Q0 12 3.5 12T8 7'),
  lick: `${arc('M-8 7Q0 14 8 7')}<path d="M1 10.6Q2 19 6.4 17.6T7 8.6Z" fill="oklch(.7 .14 16)" ${line}/>`,
  kiss: arc('M-2 5Q5 5.4 1 9 6 11 -2 14'),
  drool: `${open('M-9 7H9Q8 17 0 17T-9 7Z')}<path d="M6 13Q11 21 7.6 23T4 20Z" fill="${soda}" stroke="${ink}" stroke-width="2"/>`,
  chew: `<ellipse cx="10" cy="10" rx="8" ry="6.6" fill="${rose}" opacity=".7"/>${arc('M-6 9Q-2 13 1 9T7 10')}`,
  pout: arc('M-4 12Q0 6 4 12M-1 15H1'),
  zip: `${arc('M-10 10H10')}${stroke('M-6 7V13M-2 7V13M2 7V13M6 7V13', ink, 2.4)}`,
  none: '',
}
