/**
 * Makes the colours of a drawing known to every renderer: `oklch()` becomes hex, and the theme's custom properties get
 * the values given.
 */
export const flatColours = (markup: string, properties: Readonly<Record<string, string>>): string =>
  markup
    .replace(/var\((--[a-z0-9-]+)\)/g, (_, name: string) => properties[name] ?? '#000')
    .replace(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: ?\/ ?[\d.]+)?\)/g, (_, l, c, h) =>
      hexOf({ l: Number(l), c: Number(c), h: Number(h) }),
    )

interface Oklch {
  readonly l: number
  readonly c: number
  /** Degrees. */
  readonly h: number
}

/** An OKLCH colour as `#rrggbb`. Matrices: https://bottosson.github.io/posts/oklab/ */
export function hexOf({ l, c, h }: Oklch): string {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
  return `#${linear.map((value) => byteOf(value).toString(16).padStart(2, '0')).join('')}`
}

function byteOf(linear: number): number {
  const value = Math.min(1, Math.max(0, linear))
  return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055))
}
