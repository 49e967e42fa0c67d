/** A line of a chart: a value for each day. */
export interface Line {
  readonly name: string
  readonly values: readonly number[]
}

interface Chart {
  readonly title: string
  /** What the upper end of the scale is, as it is written there. */
  readonly scale: (value: number) => string
}

const width = 720
const height = 300
const left = 64
const right = 110
const top = 40
const bottom = 34
const inks = ['#b2456e', '#3b6ea5', '#4f8a4c', '#a8721f']
const head = (title: string, tall: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${tall}" role="img" font-family="sans-serif" font-size="12" fill="#3a3038">` +
  `<title>${title}</title><rect width="${width}" height="${tall}" rx="8" fill="#fffaf6"/><text x="16" y="24" font-size="15">${title}</text>`

const fixed = (n: number): string => n.toFixed(1).replace(/\.0$/, '')

/** Lines over days, each with its name at its end. */
export function lineChart({ title, scale }: Chart, lines: readonly Line[]): string {
  const most = roundEnd(Math.max(...lines.flatMap(({ values }) => values)))
  const days = Math.max(...lines.map(({ values }) => values.length))
  const x = (day: number) => left + ((width - left - right) * day) / Math.max(1, days - 1)
  const y = (value: number) => height - bottom - ((height - top - bottom) * value) / most
  const grid = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const at = fixed(y(most * part))
    return `<path d="M${left} ${at}H${width - right}" stroke="#e3d6d6"/><text x="${left - 6}" y="${at}" dy="4" text-anchor="end">${scale(most * part)}</text>`
  })
  const marks = Array.from({ length: Math.floor(days / 15) + 1 }, (_, n) => n * 15).map(
    (day) => `<text x="${fixed(x(Math.max(0, day - 1)))}" y="${height - 12}" text-anchor="middle">${day || 1}</text>`,
  )
  const ends = apart(lines.map(({ values }) => y(values.at(-1) ?? 0)))
  const drawn = lines.map(({ name, values }, n) => {
    const path = values.map((value, day) => `${day === 0 ? 'M' : 'L'}${fixed(x(day))} ${fixed(y(value))}`).join('')
    const ink = inks[n % inks.length]
    return `<path d="${path}" fill="none" stroke="${ink}" stroke-width="2"/><text x="${width - right + 8}" y="${fixed(ends[n] ?? 0)}" dy="4" fill="${ink}">${name}</text>`
  })
  return `${head(title, height)}${[...grid, ...marks, ...drawn].join('')}</svg>\n`
}

/** The least end of a scale whose quarters are round numbers. */
function roundEnd(most: number): number {
  const step = 10 ** Math.floor(Math.log10(most / 4)) / 2
  return 4 * step * Math.ceil(most / 4 / step)
}

/** Moves labels down until none lies on another. */
function apart(places: readonly number[]): number[] {
  const moved = [...places]
  let last = Number.NEGATIVE_INFINITY
  for (const n of [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))) {
    last = Math.max(places[n] ?? 0, last + 15)
    moved[n] = last
  }
  return moved
}

/** Bars from the left, with a line at `bound`. */
export function barChart(
  title: string,
  bars: readonly { readonly name: string; readonly value: number }[],
  bound: number,
): string {
  const step = 24
  const tall = top + step * bars.length + 24
  const from = 300
  const most = Math.max(bound, ...bars.map(({ value }) => value)) * 1.1
  const x = (value: number) => from + ((width - from - 60) * value) / most
  const drawn = bars.map(({ name, value }, n) => {
    const y = top + step * n
    return (
      `<text x="${from - 8}" y="${y + 15}" text-anchor="end">${name}</text><rect x="${from}" y="${y + 3}" width="${fixed(x(value) - from)}" height="${step - 8}" fill="${value > bound ? inks[0] : inks[1]}"/>` +
      `<text x="${fixed(x(value) + 6)}" y="${y + 15}" stroke="#fffaf6" stroke-width="4" paint-order="stroke">${value.toFixed(2)}</text>`
    )
  })
  const at = fixed(x(bound))
  const line = `<path d="M${at} ${top}V${tall - 20}" stroke="${inks[0]}" stroke-dasharray="4 3"/><text x="${at}" y="${tall - 7}" text-anchor="middle" fill="${inks[0]}">${bound}</text>`
  return `${head(title, tall)}${line}${drawn.join('')}</svg>\n`
}
