import { ring, round, scallop, TURN } from '../bullets/ornament.ts'

export type ResourceKind =
  | 'player'
  | 'bomb'
  | 'power'
  | 'point'
  | 'score'
  | 'faith'
  | 'sugar'
  | 'icecream'
  | 'orange'
  | 'mooncake'
  | 'milk'
  | 'cofbean'
  | 'starsugar'
  | 'bocai'
  | 'gdd'
  | 'sjd'
  | 'zjj'

// 24 px, 1.6 px outline, light from the upper left
const LINE = 'stroke="var(--d-line)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"'

const shine = (d: string, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

/** The item squares of the series: a letter on a coloured square. Letters are outlines of the display face. */
const item = (fill: string, letter: string) =>
  `<rect x="3.5" y="3.5" width="17" height="17" rx="3" fill="${fill}" ${LINE}/>${shine('M6 8.5V6.5H10', 0.8)}<path d="${letter}" fill="#fff"/>`

const LETTERS = {
  power:
    'M9.37 8.83l-.23 0l0-.23l2.92 0q1.07 0 1.93 .46q.87 .46 .87 1.78q0 .88-.45 1.35q-.45 .47-1 .63q-.56 .15-1.02 .15l-1.23 0l0 3.03l-1.01 0l0-6.05q0-.57-.15-.85q-.16-.27-.63-.27zM13.74 10.79q0-.62-.28-1.02q-.3-.4-.7-.58q-.4-.19-.76-.19q-.39 0-.84 .11l0 3.36q.45 .11 .84 .11q.36 0 .76-.19q.4-.18 .7-.58q.28-.41 .28-1.02z',
  point:
    'M12.52 7.84l0 .67l0 .68l.11 .02q.13 .02 1.48 .02q.76-.02 1.41-.02q.04 .02 .04 .22l0 .2l-1.52 0l-1.5 0l-.02 .45q0 .47-.07 .61q-.07 .13-.14 .24l-.06 .12l.96 0l.94 0l0-.07l0-.07l.47 0l.49 0l0 1.28q0 1.27-.04 1.43q-.05 .16-.09 .25q-.05 .09-.16 .2q-.09 .11-.2 .18q-.13 .07-.29 .07l-.18 0l0-.25l0-.25l-2.06 0l-2.06 0l-.07 .12q-.07 .11-.17 .19q-.1 .07-.19 .12q-.11 .07-.27 .07l-.15 0l0-1.68q-.02-1.66 0-1.71q0-.02 .47-.02l.47 0l0 .07l0 .07l.74 0l.71 0l0-1.62l0-1.59l.47 0zM10.12 11.47l0 .96l0 .95l1.97 .02q1.93 0 2.02 0l.04-.02l0-.95l0-.96l-2.02 0zM11.31 15.41q.06 .07 .15 .25q.07 .13 .11 .29q.03 .18 .03 .25q0 .04-.43 .17q-.42 .12-.42 .12q0 0 .02-.14q.02-.15 0-.44q0-.32-.07-.54q-.07-.23-.18-.45q-.09-.22-.05-.26q.03-.03 .1 .01q.06 .05 .19 .15q.12 .1 .3 .29q.18 .19 .25 .3zM13.1 14.92q.2 .16 .38 .36q.16 .16 .24 .31q.09 .14 .15 .29q.06 .16 .08 .34l.02 .16l-.11 .02q-.02 0-.17 .04q-.14 .05-.26 .07q-.29 .09-.32 .09q-.03 0-.01-.02q.02-.02 .04-.25q.02-.2 0-.45q-.04-.22-.09-.44q-.06-.23-.15-.42q-.09-.19-.08-.22q.01-.04 .04-.04q.04 0 .24 .16zM15 14.92q.23 .18 .38 .35q.16 .17 .25 .32q.09 .14 .16 .29q.06 .18 .07 .34q.02 .16-.03 .16q-.02 0-.08 .02q-.05 .02-.15 .04q-.11 .03-.17 .05q-.36 .11-.41 .11q-.02 0 0-.02q0-.02 .03-.25q.02-.22 0-.45q-.03-.22-.09-.44q-.07-.23-.16-.42q-.09-.19-.07-.22q.03-.04 .05-.04q.02 0 .22 .16zM9.47 15.12q-.05 .23-.09 .45q-.05 .2-.11 .43q-.09 .18-.18 .35q-.09 .14-.23 .27q-.13 .14-.16 .14q-.04 0-.31-.32q-.27-.33-.27-.35q0-.03 .24-.14q.24-.11 .46-.31q.2-.23 .34-.41q.13-.17 .17-.29q.05-.11 .07-.11q.02 0 .06 .02q.03 .03 .01 .27z',
  score:
    'M13.28 7.62q.06 .02 .18 .31q.09 .25 .2 .49q.11 .23 .24 .48q.12 .2 .3 .47q.15 .22 .31 .44q.2 .23 .45 .47q.27 .25 .42 .36q.14 .11 .7 .5q.53 .35 .55 .36q.01 .02-.08 .41q-.09 .39-.09 .39q0 0-.22-.15q-.21-.14-.52-.34q-.7-.52-.9-.72q-.15-.18-.36-.45q-.15-.24-.33-.54q-.16-.26-.29-.53q-.14-.36-.27-.63q-.14-.34-.25-.65q-.09-.25-.16-.51l-.06-.23l.06 .02q.07 .03 .12 .05zM11.15 7.86q.29 .12 .45 .18q.24 .09 .24 .12q0 .02-.67 .87q-.45 .6-1.21 1.63l-.58 .74l-.34 .27q-.24 .18-.62 .45q-.36 .25-.63 .4q-.31 .23-.34 .23q-.02 0-.06-.05q-.05-.04 .02-.11q.07-.04 .24-.2q.14-.11 .49-.46q.34-.35 .54-.57q.21-.25 .79-1.19q.6-1.03 1.01-1.66q.42-.71 .44-.71q.03 0 .23 .06zM14.58 11.61l-.03 2.19l0 2.22l-.09 .18q-.06 .18-.21 .3q-.14 .12-.28 .19q-.13 .07-.27 .07l-.11-.02l-.02-2.29l0-2.26l-.85 0l-.85 0l-.03 .67q0 .69-.05 .9q-.06 .2-.19 .47q-.14 .27-.27 .49q-.18 .22-.47 .54q-.32 .31-.56 .49q-.32 .25-.52 .36q-.2 .13-.65 .36q-.42 .2-.8 .35q-.36 .14-.52 .21q-.16 .04-.16 .02q-.02 0 .03-.09q.04-.09 .2-.16q.16-.06 .47-.2q.27-.13 .54-.31q.2-.11 .42-.29q.2-.14 .38-.32q.18-.15 .36-.33q.16-.21 .27-.36q.11-.16 .22-.38q.12-.2 .18-.45q.09-.25 .14-.45q.02-.22 .02-.87l0-.65l-.78-.02l-.79 0l0-.18l0-.21l2.13 0l2.13-.02l0-.06q0-.07 .02-.09q.02 0 .49 0z',
}

const seeds = [
  [12, 12, 20],
  [5.6, 6.6, 70],
  [18, 5.6, 140],
  [5.4, 17.6, 110],
  [19, 16.6, 50],
  [12.4, 20, 0],
  [12, 4, 30],
]

/** A sugar star: deeper lobes than a scallop. */
const star = (n: number) =>
  Array.from({ length: n }, (_, i) => {
    const at = (r: number, a: number) => `${round(r * Math.cos(a))} ${round(r * Math.sin(a))}`
    const turn = (k: number) => (k / n) * TURN - 0.2
    return `${i ? '' : `M${at(6.4, turn(0))}`}Q${at(12.4, turn(i + 0.5))} ${at(6.4, turn(i + 1))}`
  }).join('')

/** The inside of a 24 × 24 SVG for each thing that is counted. */
export const resourceMarkup: Record<ResourceKind, string> = {
  player: `<path d="M12 20.4C5 15.6 3 12 3 8.9A4.9 4.9 0 0 1 12 6.4 4.9 4.9 0 0 1 21 8.9C21 12 19 15.6 12 20.4Z" fill="oklch(.68 .17 15)" ${LINE}/>${shine('M6 9.4Q6 7 8.2 6.8')}<circle cx="12" cy="12" r="2.3" fill="#fff" stroke="oklch(.5 .18 18)" stroke-width="1.4"/>`,
  bomb: `<path d="M7 2.8H17L18.2 21.2H5.8Z" fill="oklch(.78 .13 135)" ${LINE}/>${shine('M8.6 5.2 8.3 9')}<path d="M9 12H15M12 8.2V18M9.4 15.4 12 18 14.6 15.4" fill="none" stroke="oklch(.36 .1 140)" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>`,
  power: item('oklch(.6 .18 22)', LETTERS.power),
  point: item('oklch(.6 .12 242)', LETTERS.point),
  score: item('oklch(.66 .13 72)', LETTERS.score),
  faith: `<path d="M2.6 5.2Q12 8 21.4 5.2L22 8.2Q12 10.4 2 8.2Z" fill="oklch(.64 .17 25)" ${LINE}/><path d="M6.4 9.2 5.6 21H8.2L8.8 9.4ZM17.6 9.2 18.4 21H15.8L15.2 9.4Z" fill="oklch(.64 .17 25)" ${LINE}/><path d="M4.6 12.4H19.4V14.4H4.6Z" fill="oklch(.64 .17 25)" ${LINE}/>`,
  sugar: `<path d="M12 3 20 7.2V16.8L12 21 4 16.8V7.2Z" fill="oklch(.98 .01 85)" ${LINE}/><path d="M12 11.4 20 7.2V16.8L12 21Z" fill="oklch(.88 .03 75)"/><path d="M4 7.2 12 11.4 20 7.2M12 11.4V21" fill="none" ${LINE}/><g fill="oklch(.75 .04 75)"><circle cx="8" cy="13.5" r=".9"/><circle cx="7" cy="16" r=".7"/></g>`,
  icecream: `<path d="M7.2 12H16.8L12 22Z" fill="oklch(.82 .1 70)" ${LINE}/><path d="M5.6 11.4A6.4 6.4 0 1 1 18.4 11.4Q17 13.4 15.2 12 13.6 13.8 12 12.2 10.4 13.8 8.8 12 7 13.4 5.6 11.4Z" fill="oklch(.85 .09 12)" ${LINE}/>${shine('M8 8Q8.4 5.6 10.4 5')}`,
  orange: `<circle cx="12" cy="13.2" r="8" fill="oklch(.79 .16 62)" ${LINE}/><path d="M12 6Q13.6 2 18 3 17 6.8 12 6Z" fill="oklch(.66 .13 134)" ${LINE}/>${shine('M6.8 12Q7.2 9.4 9.2 8.6')}`,
  mooncake: `<g transform="translate(12 12)"><path d="${scallop(10, 8, 11.2)}" fill="oklch(.76 .12 68)" ${LINE}/><g stroke="oklch(.52 .1 55)" stroke-width="1.4" stroke-linecap="round"><circle r="4.4" fill="oklch(.85 .1 78)"/><path d="M0-2V2M-2 0H2"/></g></g>`,
  milk: `<path d="M9 3H15V7Q18 9 18 12V20Q18 21.4 16.6 21.4H7.4Q6 21.4 6 20V12Q6 9 9 7Z" fill="oklch(.99 .008 85)" ${LINE}/><path d="M6.8 14.4H17.2V18.4H6.8Z" fill="oklch(.74 .09 228)"/><path d="M8.6 3H15.4V5.4H8.6Z" fill="oklch(.68 .15 18)" ${LINE}/>`,
  cofbean: `<g transform="rotate(38 12 12)"><ellipse cx="12" cy="12" rx="6.4" ry="9.2" fill="oklch(.52 .075 48)" ${LINE}/><path d="M12 3.4Q9 8 12 12T12 20.6" fill="none" ${LINE}/>${shine('M8.2 10Q8.4 7.4 9.8 6.2', 0.75)}</g>`,
  starsugar: `<g transform="translate(12 12.4)"><path d="${star(8)}Z" fill="oklch(.88 .12 90)" ${LINE}/>${shine('M-4-1Q-3.6-3.4-1.4-3.8')}</g>`,
  bocai: `<path d="M12 2.8 20.4 7V17L12 21.2 3.6 17V7Z" fill="oklch(.97 .014 85)" ${LINE}/><path d="M12 2.8 20.4 7 12 11.2 3.6 7Z" fill="oklch(.68 .15 16)"/><path d="M12 11.2 20.4 7V17L12 21.2Z" fill="oklch(.88 .03 72)"/><path d="M12 2.8 20.4 7V17L12 21.2 3.6 17V7ZM3.6 7 12 11.2 20.4 7M12 11.2V21.2" fill="none" ${LINE}/><circle cx="7.8" cy="14" r="1.5" fill="oklch(.55 .15 18)"/><g fill="var(--d-line)"><circle cx="15" cy="16.4" r="1.1"/><circle cx="17.6" cy="11.8" r="1.1"/></g>`,
  gdd: `<g fill="#fff" stroke="oklch(.55 .13 235)" stroke-width="1.5">${ring(8, 7.8)
    .map((p) => `<circle cx="${round(12 + p.x)}" cy="${round(12 + p.y)}" r="1.7"/>`)
    .join('')}<circle cx="12" cy="12" r="3.4" stroke-width="2.2"/></g>`,
  sjd: `<g fill="#fff" stroke="oklch(.56 .12 135)" stroke-width="1.6">${seeds
    .map(
      ([x, y, a], i) =>
        `<ellipse cx="${x}" cy="${y}" rx="${i ? 2.7 : 3.8}" ry="${i ? 1.4 : 2}" transform="rotate(${a} ${x} ${y})"/>`,
    )
    .join('')}</g>`,
  zjj: `<g fill="#fff" stroke="oklch(.55 .19 20)" stroke-width="1.7" stroke-linejoin="round"><circle cx="12" cy="20" r="2"/><path d="M12 1.8 14.8 9.6 12 14.4 9.2 9.6ZM5 3.4 8 8.6 7.6 12.6 4.4 9.6ZM19 3.4 16 8.6 16.4 12.6 19.6 9.6Z"/></g>`,
}
