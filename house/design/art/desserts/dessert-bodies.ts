import { ring, round, TURN } from '../bullets/ornament.ts'
import { fan } from '../bullets/patterns.ts'

export type DessertKind = 'icecream' | 'orange' | 'mooncake' | 'milk' | 'coffee' | 'starsugar' | 'bocai'

export type DessertMood = 'calm' | 'happy' | 'sleepy' | 'away'

/** One of the seven on a 160 × 156 ground: outline for the empty place, where the face goes, the drawing itself. */
export type DessertBody = { outline: string; face: readonly [x: number, y: number]; drawing: string }

const LINE = 'stroke="var(--d-line)" stroke-width="2.5" stroke-linejoin="round"'

const shine = (d: string, opacity = 0.85) =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round" opacity="${opacity}"/>`

const dots = (points: readonly (readonly number[])[], r: number, fill: string) =>
  `<g fill="${fill}">${points.map(([x = 0, y = 0]) => `<circle cx="${round(x)}" cy="${round(y)}" r="${r}"/>`).join('')}</g>`

/** A cookie edge: like scallops, but with fuller lobes. */
function crimped(n: number, inner: number, outer: number, [cx, cy]: readonly [number, number]): string {
  const at = (r: number, a: number) => `${round(cx + r * Math.cos(a))} ${round(cy + r * Math.sin(a))}`
  const lobes = Array.from({ length: n }, (_, i) => {
    const from = (i / n) * TURN - TURN / 4
    const to = ((i + 1) / n) * TURN - TURN / 4
    return `C${at(outer, from + 0.1)} ${at(outer, to - 0.1)} ${at(inner, to)}`
  })
  return `M${at(inner, -TURN / 4)}${lobes.join('')}Z`
}

export const dessertBodies: Record<DessertKind, (mood: DessertMood) => DessertBody> = {
  icecream: (mood) => {
    const drips =
      mood === 'sleepy'
        ? 'Q112 112 107 112T102 96 L92 94Q90 104 85 104T80 94L68 94Q66 118 60 118T55 94Z'
        : 'Q106 100 98 93 90 102 80 94 70 102 62 93 54 100 46 92Z'
    return {
      outline: 'M50 92H110L98 132H62ZM46 92Q38 88 44 80 38 42 80 38 122 42 116 80 122 88 114 92Z',
      face: [80, 68],
      drawing:
        `<path d="M104 22 122 48 110 54 96 30Z" fill="oklch(.8 .1 68)" ${LINE}/><path d="m103 30 11 17M98 34l4-3M104 44l5-3M109 51l5-3" stroke="oklch(.62 .11 60)" stroke-width="1.6"/>` +
        `<path d="M50 90H110L99 131Q80 136 61 131Z" fill="oklch(.97 .018 85)" ${LINE}/><path d="M98 92H108L98 130 90 132Z" fill="oklch(.87 .035 70)"/><path d="M60 92 67 131M74 92 76 133M88 92 86 133" stroke="oklch(.72 .15 15)" stroke-width="4"/>` +
        `<path d="M46 92Q38 88 44 80 40 42 80 38 120 42 116 80 122 88 114 92${drips}" fill="oklch(.86 .085 12)" ${LINE}/>` +
        `<path d="M100 46Q116 58 112 84 105 92 96 86 108 70 100 46Z" fill="oklch(.78 .115 12)"/>${shine('M54 62Q56 48 68 45')}` +
        `<path d="M80 30Q80 20 88 15" fill="none" ${LINE} stroke-linecap="round"/><circle cx="79" cy="34" r="9" fill="oklch(.58 .19 20)" ${LINE}/><circle cx="76" cy="31" r="2.2" fill="#fff" opacity=".9"/>`,
    }
  },
  orange: () => {
    const whole = 'M80 44Q126 44 126 90 126 134 80 134 34 134 34 90 34 44 80 44Z'
    const pores = [
      [58, 116],
      [70, 122],
      [84, 121],
      [46, 104],
      [98, 114],
      [62, 70],
      [92, 62],
    ]
    return {
      outline: whole,
      face: [80, 88],
      drawing:
        `<path d="${whole}" fill="oklch(.79 .16 62)" ${LINE}/><path d="M110 56Q124 70 122 94 116 130 78 131 108 118 114 92 118 72 110 56Z" fill="oklch(.71 .165 52)"/>` +
        shine('M46 80Q50 62 64 56') +
        dots(pores, 1.6, 'oklch(.63 .15 48)') +
        `<path d="M80 46 80 38" stroke="var(--d-line)" stroke-width="4" stroke-linecap="round"/><path d="M81 40Q92 18 116 24 112 44 81 40Z" fill="oklch(.68 .13 132)" ${LINE}/><path d="M84 39Q98 32 110 27" fill="none" stroke="oklch(.5 .11 132)" stroke-width="1.8"/>` +
        `<path d="M71 48 80 44 89 48 83 51 80 56 77 51Z" fill="oklch(.68 .13 132)" stroke="var(--d-line)" stroke-width="2" stroke-linejoin="round"/>`,
    }
  },
  mooncake: () => ({
    outline: crimped(12, 43, 55, [80, 80]),
    face: [80, 76],
    drawing:
      `<path d="${crimped(12, 43, 55, [80, 86])}" fill="oklch(.56 .1 52)" ${LINE}/><path d="${crimped(12, 43, 55, [80, 75])}" fill="oklch(.78 .115 70)" ${LINE}/>` +
      `<path d="M112 46Q130 68 120 97 108 115 88 117 112 101 116 77 118 60 112 46Z" fill="oklch(.7 .115 62)"/><circle cx="80" cy="75" r="35" fill="oklch(.83 .105 76)" stroke="oklch(.6 .105 58)" stroke-width="2"/>` +
      dots(
        ring(12, 39.5, { rot: 0.26 }).map((p) => [80 + p.x, 75 + p.y]),
        1.7,
        'oklch(.58 .1 56)',
      ) +
      `<g fill="none" stroke="oklch(.6 .105 58)" stroke-linecap="round"><path d="M71 62Q62 46 69 45 76 45 76 60M89 62Q98 46 91 45 84 45 84 60" stroke-width="2.4"/><path d="M56 98Q68 107 80 103 92 107 104 98" stroke-width="2"/></g>` +
      shine('M42 61Q46 47 58 39', 0.8),
  }),
  milk: () => ({
    outline: 'M64 26H96V44Q112 56 112 74V124Q112 134 102 134H58Q48 134 48 124V74Q48 56 64 44Z',
    face: [80, 78],
    drawing:
      `<path d="M64 30H96V46Q112 58 112 76V124Q112 134 102 134H58Q48 134 48 124V76Q48 58 64 46Z" fill="oklch(.94 .025 225)" ${LINE}/><path d="M52 66Q60 61 70 65T90 65 108 66Q110 71 110 76V123Q110 132 101 132H59Q50 132 50 123V76Q50 70 52 66Z" fill="oklch(.99 .008 85)"/>` +
      `<path d="M99 63Q110 64 110 77V123Q110 132 100 132H84Q100 130 100 114Z" fill="oklch(.9 .03 240)"/><path d="M49 104H111V122H49Z" fill="oklch(.74 .09 228)"/>` +
      dots(
        fan({ n: 7, spread: 2.2, rows: 1, from: 8, gap: 5, aim: -TURN / 4 }).map((p) => [80 + p.x, 119 + p.y]),
        1.6,
        '#fff',
      ) +
      `<circle cx="80" cy="117" r="2" fill="#fff"/><path d="M54 113H66M94 113H106" stroke="#fff" stroke-width="2" stroke-linecap="round"/><path d="M48 104H112M48 122H112" stroke="var(--d-line)" stroke-width="2"/>` +
      `<path d="M60 22Q80 14 100 22V34Q80 40 60 34Z" fill="oklch(.68 .15 18)" ${LINE}/><path d="M90 19 100 22V34L91 36.5Z" fill="oklch(.58 .16 18)"/><path d="M68 25 68 31M63 44V38" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".85"/>` +
      shine('M56 80Q56 66 63 58', 1),
  }),
  coffee: (mood) => ({
    outline: 'M38 66H108V98Q108 128 73 128 38 128 38 98ZM108 74Q128 72 128 88T106 106',
    face: [72, 92],
    drawing:
      (mood === 'sleepy'
        ? ''
        : '<g class="steam" fill="none" stroke="var(--d-steam)" stroke-width="2.8" stroke-linecap="round"><path d="M60 50Q52 42 60 34T60 20M78 46Q70 36 79 28T78 10M94 50Q88 43 94 37T94 24"/></g>') +
      `<path d="M106 76Q130 72 129 90T103 108" fill="none" stroke="var(--d-line)" stroke-width="11" stroke-linecap="round"/><path d="M106 76Q130 72 129 90T103 108" fill="none" stroke="oklch(.62 .085 228)" stroke-width="6" stroke-linecap="round"/>` +
      `<path d="M36 64H110V98Q110 132 73 132 36 132 36 98Z" fill="oklch(.72 .085 226)" ${LINE}/><path d="M98 66H108V98Q108 130 74 130 98 122 98 96Z" fill="oklch(.62 .085 230)"/>` +
      `<ellipse cx="73" cy="64" rx="37" ry="10" fill="oklch(.97 .012 85)" ${LINE}/><ellipse cx="73" cy="65" rx="30" ry="6.6" fill="oklch(.4 .06 45)"/><path d="M60 65Q66 60 73 63 80 60 86 65 80 69 73 66.5 66 69 60 65Z" fill="oklch(.86 .06 70)"/>` +
      shine('M46 92V82') +
      `<path d="M48 116Q60 124 73 124 86 124 97 116" fill="none" stroke="oklch(.97 .012 85)" stroke-width="2.4" stroke-linecap="round" stroke-dasharray=".1 6"/>`,
  }),
  starsugar: () => ({
    outline: crimped(9, 38, 60, [80, 86]),
    face: [80, 86],
    drawing:
      `<path d="${crimped(8, 11, 18, [126, 118])}" fill="oklch(.86 .08 12)" ${LINE}/><path d="${crimped(8, 9.5, 15.5, [34, 122])}" fill="oklch(.86 .09 130)" ${LINE}/><path d="${crimped(9, 39, 61, [80, 86])}" fill="oklch(.88 .11 90)" ${LINE}/>` +
      `<path d="M110 60Q122 74 119 94 112 118 90 126 106 108 110 90 113 74 110 60Z" fill="oklch(.8 .13 82)"/>${shine('M50 76Q54 62 66 58', 0.9)}` +
      `<g fill="oklch(.8 .13 82)"><circle cx="62" cy="112" r="2.6"/><circle cx="74" cy="118" r="2"/></g><g fill="#fff" opacity=".9"><circle cx="98" cy="56" r="2.4"/><circle cx="123" cy="114" r="2"/><circle cx="31" cy="118" r="2"/></g>`,
  }),
  bocai: () => ({
    outline: 'M80 36 128 56V112L80 134 32 112V56Z',
    face: [0, 2],
    drawing:
      `<path d="M32 60 80 80V136L38 118Q32 115 32 108Z" fill="oklch(.97 .014 85)" ${LINE}/><path d="M128 60 80 80V136L122 118Q128 115 128 108Z" fill="oklch(.86 .035 70)" ${LINE}/>` +
      `<path d="M80 36 124 54Q130 57 128 62V78Q124 86 119 80 117 72 113 76V90Q109 98 104 92V80Q101 76 97 80L97 88Q89 98 80 90 71 96 68 86V82Q63 78 60 84V98Q54 104 50 96V80Q47 72 42 78 34 84 32 74V62Q30 57 36 54Z" fill="oklch(.66 .15 16)" ${LINE}/>` +
      `<path d="M92 78 128 62V78Q124 86 119 80 117 72 113 76V90Q109 98 104 92V80Q101 76 97 80V88Q94 92 90 92Z" fill="oklch(.57 .155 18)"/><path d="M44 60 58 54" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".85"/>` +
      `<ellipse cx="80" cy="54" rx="11" ry="7.5" fill="oklch(.97 .02 85)" stroke="var(--d-line)" stroke-width="2"/><ellipse cx="80" cy="44" rx="9" ry="9" fill="oklch(.82 .14 85)" ${LINE}/><circle cx="77" cy="41" r="2.2" fill="#fff"/>` +
      `<g fill="oklch(.55 .12 18)"><ellipse cx="94" cy="118" rx="3.2" ry="4.2"/><ellipse cx="114" cy="98" rx="3.2" ry="4.2"/><ellipse cx="104" cy="108" rx="3.2" ry="4.2"/></g>`,
  }),
}
