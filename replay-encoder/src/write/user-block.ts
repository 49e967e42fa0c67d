import type { TextEncodingName } from '@patisserie/replay/facts'
import { ByteSheet } from './byte-sheet.ts'
import { encodeText } from './encode-text.ts'
import { joinBytes } from './join-bytes.ts'

type UserTexts = {
  /** CRLF lines about the run. */
  info: string
  comment?: string | undefined
  practiceTool?: string | undefined
  encoding?: TextEncodingName | undefined
}

/** The text blocks at the end of a file of games 8 and later. */
export function userBlocks({ info, comment, practiceTool, encoding = 'cp932' }: UserTexts): Uint8Array<ArrayBuffer> {
  const blocks = [userBlock('info', encodeText(info, encoding))]
  if (comment !== undefined) blocks.push(userBlock('comment', encodeText(comment, encoding)))
  if (practiceTool !== undefined) blocks.push(userBlock('practice', new TextEncoder().encode(practiceTool)))
  return joinBytes(blocks)
}

/** `PRAC` as a number: the practice tool's settings. */
const kindNumbers = { info: 0, comment: 1, practice: 0x43415250 }

/** `USER`, total length, kind, text, then one NUL and more up to a multiple of four. */
function userBlock(kind: keyof typeof kindNumbers, text: Uint8Array): Uint8Array {
  const length = Math.ceil((12 + text.length + 1) / 4) * 4
  const sheet = new ByteSheet(length)
  sheet.ascii(0, 'USER', { size: 4 })
  sheet.u32(4, length)
  sheet.u32(8, kindNumbers[kind])
  sheet.copy(12, text)
  return sheet.bytes
}
