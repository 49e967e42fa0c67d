import type { TTF } from 'fonteditor-core'
import { displayGlyphs, readDisplayFonts } from './display-glyphs.ts'

/** Text as outlines, for pictures that cannot use the page's typeface. */
export type Outlines = {
  /**
   * Path data of a line centred on `x`, its baseline at `y`, `size` pixels high. Throws for a character it was not made
   * with.
   */
  centred: (text: string, at: { x: number; y: number; size: number; track?: number }) => string
  /** One character at the origin, 1000 pixels high; null for one the typeface lacks. */
  glyph: (char: string) => { advance: number; path: string } | null
}

/** Outlines for the given characters; units of the result are pixels with one decimal. */
export function makeOutlines(chars: string): Outlines {
  const glyphs = displayGlyphs(readDisplayFonts(chars))
  const glyphOf = (char: string) => {
    const glyph = glyphs.get(char)
    if (!glyph) throw new Error(`no outline of ${char}`)
    return glyph
  }
  return {
    glyph: (char) => {
      const glyph = glyphs.get(char)
      return glyph ? { advance: glyph.advanceWidth, path: glyphPath(glyph, { x: 0, y: 0, scale: 1 }) } : null
    },
    centred: (text, { x, y, size, track = 0 }) => {
      const scale = size / 1000
      const line = [...text].map(glyphOf)
      const width = line.reduce((sum, glyph) => sum + glyph.advanceWidth * scale + track, -track)
      let pen = x - width / 2
      return line
        .map((glyph) => {
          const data = glyphPath(glyph, { x: pen, y, scale })
          pen += glyph.advanceWidth * scale + track
          return data
        })
        .join('')
    },
  }
}

type Place = { x: number; y: number; scale: number }

/** TrueType contours to path data: quadratic, with the on-curve points between two control points made explicit. */
function glyphPath({ contours }: TTF.Glyph, { x, y, scale }: Place): string {
  const pen = (contour: TTF.Contour) => {
    const points = withMidpoints(contour)
    const at = (i: number) => {
      const point = points[i % points.length] ?? { x: 0, y: 0 }
      return { x: Math.round((x + point.x * scale) * 10), y: Math.round((y - point.y * scale) * 10) }
    }
    let last = at(0)
    let data = `M${tenth(last.x)} ${tenth(last.y)}`
    const step = (...to: { x: number; y: number }[]) => {
      const numbers = to.flatMap((p) => [tenth(p.x - last.x), tenth(p.y - last.y)])
      last = to.at(-1) ?? last
      return numbers.reduce((text, n) => text + (text && !n.startsWith('-') ? ' ' : '') + n, '')
    }
    for (let i = 1; i <= points.length; i++) {
      if (points[i % points.length]?.onCurve) {
        if (i < points.length) data += `l${step(at(i))}`
      } else {
        data += `q${step(at(i), at(i + 1))}`
        i++
      }
    }
    return `${data}z`
  }
  return (contours ?? []).map(pen).join('')
}

function withMidpoints(contour: TTF.Contour): TTF.Contour {
  const full = contour.flatMap((point, i) => {
    const next = contour[(i + 1) % contour.length]
    if (!next || point.onCurve || next.onCurve) return [point]
    return [point, { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2, onCurve: true }]
  })
  const start = full.findIndex(({ onCurve }) => onCurve)
  return [...full.slice(start), ...full.slice(0, start)]
}

function tenth(n: number): string {
  return String(n / 10).replace(/^(-?)0\./, '$1.')
}
