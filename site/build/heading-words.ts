/** A pack, or a part of one: strings, functions and further parts by key. */
export type Pack = { readonly [key: string]: unknown }

/** The keys whose strings are heads of pages and sections. */
const HEADING_KEYS = /^(title|head|heading)$/

/** The keys whose strings are heads of dialogs. */
const DIALOG_KEYS = /^(title|pick)$|Title$/

/** Longer ones are sentences, which the text face sets better. */
const LONGEST = 12

/** The heads of dialogs of a pack, in its order, with what else is named like one. */
export function dialogWords(pack: Pack): string[] {
  return Object.entries(pack).flatMap(([key, value]) => {
    if (typeof value === 'string') return DIALOG_KEYS.test(key) ? [value] : []
    return typeof value === 'object' && value !== null ? dialogWords(Object.fromEntries(Object.entries(value))) : []
  })
}

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
