/** A sheet to paint on, in pixels. */
export interface Sheet {
  readonly width: number
  readonly height: number
}

export const svgOf = ({ width, height }: Sheet, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`

/** A vertical run of colours over the whole sheet, the first at the top. */
export const sky = ({ width, height }: Sheet, colours: readonly string[]): string =>
  `<defs><linearGradient id="sky" x2="0" y2="1">${colours
    .map((colour, n) => `<stop offset="${(n / Math.max(1, colours.length - 1)).toFixed(2)}" stop-color="${colour}"/>`)
    .join('')}</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>`

export const group = (transform: string, inside: string, more = ''): string =>
  `<g transform="${transform}"${more && ` ${more}`}>${inside}</g>`

/** A ridge of hills from edge to edge; `next` draws numbers from 0 to 1. */
export function hills({ width, height }: Sheet, top: number, colour: string, next: () => number): string {
  const steps = 7
  const points = Array.from({ length: steps + 1 }, (_, n) => {
    const y = top + (next() - 0.5) * height * 0.12
    return [(n * width) / steps, y] as const
  })
  const curve = points.slice(1).map(([x, y], n) => {
    const [beforeX, beforeY] = points[n] ?? [0, top]
    const middle = (beforeX + x) / 2
    return `C${middle} ${beforeY} ${middle} ${y} ${x} ${y}`
  })
  return `<path fill="${colour}" d="M0 ${points[0]?.[1] ?? top}${curve.join('')}V${height}H0Z"/>`
}
