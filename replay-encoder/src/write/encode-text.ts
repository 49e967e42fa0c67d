import type { TextEncodingName } from '@patisserie/replay/facts'

/**
 * Bytes of `text` in the charset of the game (Japanese) or of its Chinese patch. Throws RangeError for a character it
 * lacks.
 */
export function encodeText(text: string, charset: TextEncodingName): Uint8Array<ArrayBuffer> {
  const table = reverseTable(charset)
  const bytes: number[] = []
  for (const character of text) {
    const code = character.charCodeAt(0) < 0x80 ? character.charCodeAt(0) : table.get(character)
    if (code === undefined) throw new RangeError(`${charset} has no character ${JSON.stringify(character)}`)
    if (code > 0xff) bytes.push(code >> 8)
    bytes.push(code & 0xff)
  }
  return Uint8Array.from(bytes)
}

/** Whether every character of `text` exists in the charset. */
export function canEncode(text: string, charset: TextEncodingName): boolean {
  const table = reverseTable(charset)
  return [...text].every((character) => character.charCodeAt(0) < 0x80 || table.has(character))
}

const tables = new Map<TextEncodingName, ReadonlyMap<string, number>>()

/**
 * Characters to codes. The platform can only decode these charsets, so every code is decoded once and the map inverted.
 */
function reverseTable(charset: TextEncodingName): ReadonlyMap<string, number> {
  const known = tables.get(charset)
  if (known !== undefined) return known
  const decoder = new TextDecoder(charset === 'cp932' ? 'shift_jis' : 'gbk')
  const table = new Map<string, number>()
  const learn = (code: number, bytes: readonly number[]) => {
    const character = decoder.decode(Uint8Array.from(bytes))
    if (character.length === 1 && character !== '\ufffd' && !table.has(character)) table.set(character, code)
  }
  for (let code = 0xa1; code <= 0xdf; code++) learn(code, [code])
  for (let lead = 0x81; lead <= 0xfe; lead++) {
    for (let trail = 0x40; trail <= 0xfe; trail++) learn((lead << 8) | trail, [lead, trail])
  }
  tables.set(charset, table)
  return table
}
