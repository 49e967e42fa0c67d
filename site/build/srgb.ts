/** The colours of a drawing as `#rrggbb`: what draws pictures outside a browser does not know `oklch()`. */
export const inSrgb = (text: string): string =>
  text.replace(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ [\d.]+)?\)/g, (_, l, c, h) =>
    oklchHex(Number(l), Number(c), Number(h)),
  )

/** Björn Ottosson's OKLab, clipped to what sRGB holds. */
export function oklchHex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${channels.map(hexChannel).join('')}`
}

function hexChannel(linear: number): string {
  const bent = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  const byte = Math.round(255 * Math.min(1, Math.max(0, bent)))
  return byte.toString(16).padStart(2, '0')
}
