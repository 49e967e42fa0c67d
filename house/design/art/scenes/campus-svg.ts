import { type CampusForm, type CampusPlace, campusSizes, campusSpots } from './campus-spots.ts'

const LINE = 'var(--d-line)'
const inked = `stroke="${LINE}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"`
const fine = `stroke="${LINE}" stroke-width="1.5"`

const panes = (xs: readonly number[], ys: readonly number[], [w, h]: readonly [number, number] = [6, 7]): string =>
  `<path d="${ys.flatMap((y) => xs.map((x) => `M${x} ${y}h${w}v${h}h-${w}Z`)).join('')}" stroke="${LINE}" stroke-width="1.3"/>`

interface House {
  readonly walls: string
  /** Drawn over the dark of night. */
  readonly windows?: string
}

/** Stripes of an awning from -36 to 36. */
const stripes = [0, 1, 2, 3, 4, 5]
  .map((i) => {
    const x = -36 + i * 12
    return `<path d="M${x}-36h12v10a6 6 0 0 1-12 0Z" fill="${i % 2 ? 'oklch(.97 .014 85)' : 'oklch(.63 .16 17)'}" ${fine}/>`
  })
  .join('')

/** Each place with its foot at the origin. */
const houses: Readonly<Record<CampusPlace, House>> = {
  gate: {
    walls:
      `<path d="M-26 0V-30H-17V0ZM17 0V-30H26V0Z" fill="oklch(.8 .05 60)" ${inked}/>` +
      `<path d="M-33-38Q0-46 33-38V-30H-33Z" fill="oklch(.62 .16 20)" ${inked}/>` +
      `<path d="M-14 0V-20M-6 0V-20M6 0V-20M14 0V-20M-17-18H17" fill="none" ${inked}/>`,
  },
  classrooms: {
    walls:
      `<path d="M-44 0V-44H44V0Z" fill="oklch(.96 .02 85)" ${inked}/>` +
      `<path d="M-48-44H48V-51H-48Z" fill="oklch(.62 .07 240)" ${inked}/>` +
      `<path d="M-8 0V-18H8V0Z" fill="oklch(.62 .07 48)" ${inked}/>` +
      `<circle cy="-31" r="7.5" fill="oklch(.99 .01 85)" ${inked}/><path d="M0-35V-31L3-29" fill="none" ${fine} stroke-linecap="round"/>`,
    windows: panes([-38, -26, 20, 32], [-36, -18]),
  },
  library: {
    walls:
      `<path d="M-36-30 0-52 36-30Z" fill="oklch(.72 .09 35)" ${inked}/><path d="M-34 0V-30H34V0Z" fill="oklch(.95 .025 75)" ${inked}/>` +
      `<path d="M-26-2V-28M-14-2V-28M14-2V-28M26-2V-28" fill="none" ${inked}/>` +
      `<path d="M-7-17Q-3-20 0-17 3-20 7-17V-6Q3-9 0-6-3-9-7-6Z" fill="oklch(.66 .14 18)" ${fine}/>`,
  },
  artRoom: {
    walls:
      `<path d="M-30 0V-22H30V0Z" fill="oklch(.95 .03 330)" ${inked}/><path d="M-34-22Q-32-50 0-50T34-22Z" fill="oklch(.72 .1 322)" ${inked}/>` +
      `<circle cx="-14" cy="-33" r="4" fill="oklch(.86 .12 88)"/><circle cx="2" cy="-40" r="4" fill="oklch(.82 .1 225)"/><circle cx="16" cy="-31" r="4" fill="oklch(.84 .1 130)"/>`,
    windows: panes([-22, 12], [-16], [10, 9]),
  },
  canteen: {
    walls:
      `<path d="M20-40V-56H30V-32Z" fill="oklch(.72 .05 50)" ${inked}/>` +
      `<path d="M25-62Q19-68 25-74T25-86" fill="none" stroke="var(--d-steam)" stroke-width="2.4" stroke-linecap="round"/>` +
      `<path d="M-34 0V-26H34V0Z" fill="oklch(.96 .03 80)" ${inked}/><path d="M-42-26 0-50 42-26Z" fill="oklch(.75 .13 62)" ${inked}/>` +
      `<path d="M-8 0V-16H8V0Z" fill="oklch(.6 .08 45)" ${inked}/>`,
    windows: panes([-26, 16], [-19], [10, 9]),
  },
  shop: {
    walls:
      `<path d="M-32 0V-34H32V0Z" fill="oklch(.95 .03 75)" ${inked}/>${stripes}` +
      `<path d="M12 0V-18H24V0Z" fill="oklch(.55 .07 45)" ${inked}/>`,
    windows: panes([-24], [-16], [28, 12]),
  },
  roof: {
    walls:
      `<path d="M-26 0V-58H26V0Z" fill="oklch(.9 .03 240)" ${inked}/>` +
      `<path d="M-30-58H30M-26-58V-68M-13-58V-68M0-58V-68M13-58V-68M26-58V-68M-26-68H26" fill="none" ${inked}/>` +
      `<path d="M8-68V-82H22V-68" fill="oklch(.8 .08 200)" ${inked}/>`,
    windows: panes([-18, -4, 10], [-50, -34, -18]),
  },
  pool: {
    walls:
      `<path d="M-44-2-32-26H44L34-2Z" fill="oklch(.84 .08 225)" ${inked}/>` +
      `<path d="M-30-4-20-24M-10-4-4-24M10-4 13-24M28-4 29-24" stroke="#fff" stroke-width="1.8" stroke-dasharray=".1 5" stroke-linecap="round"/>` +
      `<path d="M36-14V-34M42-14V-34M36-30H42M36-23H42" fill="none" ${inked}/>`,
  },
  dormitory: {
    walls:
      `<path d="M-46 0V-28H46V0Z" fill="oklch(.93 .04 60)" ${inked}/><path d="M-52-28-38-46H38L52-28Z" fill="oklch(.6 .09 25)" ${inked}/>` +
      `<path d="M-6 0V-16H6V0Z" fill="oklch(.55 .07 45)" ${inked}/>`,
    windows: panes([-40, -28, -16, 10, 22, 34], [-21], [7, 9]),
  },
  clubHouse: {
    walls:
      `<path d="M0-44V-62" fill="none" ${inked}/><path d="M0-62 20-56 0-50Z" fill="oklch(.66 .15 16)" ${inked}/>` +
      `<path d="M-34 0 0-46 34 0Z" fill="oklch(.82 .09 130)" ${inked}/><path d="M0-46 12 0H-12Z" fill="oklch(.93 .05 100)" ${inked}/>`,
    windows: `<path d="M-5 0 0-18 5 0Z" ${fine}/>`,
  },
}

/** Paths, and trees as x, y and size. */
const grounds: Readonly<
  Record<
    CampusForm,
    { readonly roads: readonly string[]; readonly trees: readonly (readonly [x: number, y: number, size: number])[] }
  >
> = {
  wide: {
    roads: ['M384 442V352H60', 'M384 352H724', 'M104 188V352', 'M256 172V226H690V186', 'M384 226V352', 'M548 226V188'],
    trees: [
      [36, 246, 1],
      [56, 256, 0.8],
      [206, 266, 0.8],
      [590, 262, 0.9],
      [744, 252, 1],
      [726, 262, 0.8],
      [250, 440, 0.9],
      [530, 436, 1],
      [552, 444, 0.8],
      [90, 440, 1],
      [180, 470, 0.7],
      [684, 450, 0.9],
      [36, 462, 0.8],
      [470, 480, 0.8],
      [624, 484, 0.7],
    ],
  },
  tall: {
    roads: [
      'M180 520V426',
      'M62 408V426H294V408',
      'M120 426V156',
      'M240 426V156',
      'M62 156H296',
      'M62 288H120',
      'M240 288H296',
    ],
    trees: [
      [22, 300, 0.9],
      [338, 298, 0.9],
      [100, 510, 1],
      [76, 518, 0.8],
      [266, 512, 1],
      [318, 522, 0.8],
      [26, 468, 0.8],
      [336, 452, 0.9],
    ],
  },
}

const tree = ([x, y, size]: readonly [number, number, number]): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 0V-8" stroke="${LINE}" stroke-width="2.4"/>` +
  `<circle cy="-17" r="10" fill="oklch(.76 .11 132)" stroke="${LINE}" stroke-width="2"/>` +
  `<path d="M-5-21Q-4-25 0-25" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".8"/></g>`

/** The school from above: ten places, ways of pearls between them and trees. At night its windows are lit. */
export function campusSvg(form: CampusForm, theme: 'day' | 'night'): string {
  const [width, height] = campusSizes[form]
  const { roads, trees } = grounds[form]
  const places = Object.entries(campusSpots[form]).map(([place, [x, y]]) => ({
    at: `transform="translate(${x} ${y})"`,
    ...houses[place as CampusPlace], // a key of `Spots`
  }))
  const way = (colour: string, stroke: string) =>
    `<path d="${roads.join('')}" fill="none" stroke="${colour}" ${stroke} stroke-linecap="round" stroke-linejoin="round"/>`
  const sky = `M0 ${height * 0.15}Q${width * 0.2} ${height * 0.02} ${width * 0.42} ${height * 0.1}T${width} ${height * 0.05}V0H0Z`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="var(--matcha-wash)"/><path d="${sky}" fill="var(--soda-wash)"/>`,
    theme === 'night' ? moon(width) : '',
    way('var(--surface-2)', 'stroke-width="20"'),
    way('var(--pearl)', 'stroke-width="3" stroke-dasharray=".1 9"'),
    trees.map(tree).join(''),
    places.map(({ at, walls }) => `<g ${at}><ellipse rx="46" ry="7" fill="var(--d-shadow)"/>${walls}</g>`).join(''),
    theme === 'night' ? `<rect width="${width}" height="${height}" fill="oklch(.2 .05 300/.42)"/>` : '',
    '<g fill="oklch(.93 .09 88)">',
    places.map(({ at, windows }) => (windows ? `<g ${at}>${windows}</g>` : '')).join(''),
    '</g></svg>',
  ].join('')
}

/** A new moon with a ring of pearls. */
const moon = (width: number): string =>
  `<g transform="translate(${width - 46} 26)"><circle r="11" fill="oklch(.9 .07 90)"/><circle cx="5" cy="-3" r="9" fill="var(--soda-wash)"/></g>`
