import type { TextEncodingName } from '../facts.ts'

export interface DecodedText {
  text: string
  encoding: TextEncodingName
}

/**
 * Decodes the game's text up to its first NUL, as Shift-JIS or as GBK. GBK is used where Shift-JIS fails, or gives the
 * half-width katakana that GBK misread as Shift-JIS has: three or more, or one where the `likely` encoding is GBK.
 * Control and bidirectional characters are removed; undecodable bytes become U+FFFD.
 */
export function decodeText(bytes: Uint8Array, from: number, to: number, likely?: TextEncodingName): DecodedText {
  let end = from
  let plain = true
  let controls = false
  while (end < to) {
    const byte = bytes[end] as number // in range: the caller's span
    if (byte === 0) break
    if (byte > 0x7e || byte < 0x20) {
      plain = false
      if (byte < 0x81 && byte !== TAB && byte !== LF && byte !== CR) controls = true
    }
    end++
  }
  if (plain && end - from <= SHORT) return { text: ascii(bytes, from, end), encoding: 'cp932' }
  const decoded = decodeSpan(bytes.subarray(from, end), likely)
  // In Shift-JIS every unwanted character is a single control byte, and the loop above found none of them.
  const clean = decoded.encoding === 'cp932' && !controls
  return clean ? decoded : { ...decoded, text: decoded.text.replace(UNWANTED, '') }
}

/** Decodes a pilot name, without line breaks and padding. */
export function decodeName(bytes: Uint8Array, field: { at: number; bytes: number }, likely?: TextEncodingName): string {
  const { text } = decodeText(bytes, field.at, Math.min(field.at + field.bytes, bytes.length), likely)
  return oneLine(text).trim()
}

function oneLine(text: string): string {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) < 0x20) return text.replace(/[\t\r\n]/g, '')
  return text
}

/** Decodes a field as ASCII up to its first NUL: dates and version marks. Unprintable bytes become U+FFFD. */
export function asciiField(bytes: Uint8Array, field: { at: number; bytes: number }): string {
  let end = field.at
  const to = Math.min(field.at + field.bytes, bytes.length)
  while (end < to && bytes[end] !== 0) end++
  return ascii(bytes, field.at, end)
}

const SHORT = 256
const [TAB, LF, CR] = [0x09, 0x0a, 0x0d]

/** C0 and C1 controls except tab and line ends, DEL, and the marks that change the writing direction. */
const UNWANTED = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

const HALF_WIDTH_KATAKANA = /[\uff61-\uff9f]/g

/** Text with more half-width katakana than this is GBK misread as Shift-JIS. */
const MOST_KATAKANA = 2

const strictDecoders = {
  cp932: new TextDecoder('shift_jis', { fatal: true }),
  gbk: new TextDecoder('gb18030', { fatal: true }),
}
const lenientShiftJis = new TextDecoder('shift_jis')

function decodeSpan(span: Uint8Array, likely: TextEncodingName | undefined): DecodedText {
  const japanese = strictly('cp932', span)
  const most = likely === 'gbk' ? 0 : MOST_KATAKANA
  if (japanese !== null && (japanese.match(HALF_WIDTH_KATAKANA)?.length ?? 0) <= most)
    return { text: japanese, encoding: 'cp932' }
  const chinese = strictly('gbk', span)
  if (chinese !== null) return { text: chinese, encoding: 'gbk' }
  return { text: japanese ?? lenientShiftJis.decode(span), encoding: 'cp932' }
}

function strictly(encoding: TextEncodingName, span: Uint8Array): string | null {
  try {
    return strictDecoders[encoding].decode(span)
  } catch {
    return null
  }
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  let text = ''
  for (let at = from; at < to; at++) {
    const byte = bytes[at] as number // in range: the caller's span
    text += byte < 0x20 || byte > 0x7e ? '\ufffd' : String.fromCharCode(byte)
  }
  return text
}
