/** A pack, or a part of one: strings, functions and further parts by key. */
export type Pack = { readonly [key: string]: unknown }

/** The keys whose strings are heads of pages and sections. */
const HEADING_KEYS = /^(title|head|heading)$/

/** Longer ones are sentences, which the text face sets better. */
const LONGEST = 12

/** The heading words of a pack, in its order: short strings at a heading's key, and all below `nav`. */
export function headingWords(pack: Pack): string[] {
  return Object.entries(pack).flatMap(([key, value]) => {
    if (typeof value === 'string') return HEADING_KEYS.test(key) && [...value].length <= LONGEST ? [value] : []
    if (Array.isArray(value) || typeof value !== 'object' || value === null) return []
    const part = Object.fromEntries(Object.entries(value))
    if (key === 'nav') return Object.values(part).filter((word) => typeof word === 'string')
    return headingWords(part)
  })
}
