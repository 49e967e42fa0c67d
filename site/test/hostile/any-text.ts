import fc from 'fast-check'

/** First of the surrogates, and how many there are. */
const [surrogates, surrogateCount] = [0xd800, 0x800]

/**
 * Any code point but surrogates. It is fast-check's own unit `binary`, which fills a table of 1.1 million code points in
 * every process.
 */
const codePoint = fc.integer({ min: 0, max: 0x10_ffff - surrogateCount }).map(
  (n) => String.fromCodePoint(n < surrogates ? n : n + surrogateCount),
  (text) => {
    const point = typeof text === 'string' ? text.codePointAt(0) : undefined
    if (point === undefined || String.fromCodePoint(point) !== text) throw new Error('not one code point')
    return point < surrogates ? point : point - surrogateCount
  },
)

/** Texts of any code points; now and then of names that objects have, such as `__proto__`. */
export const anyText = (bounds: { readonly minLength?: number; readonly maxLength?: number } = {}) =>
  fc.string({ ...bounds, unit: codePoint })
