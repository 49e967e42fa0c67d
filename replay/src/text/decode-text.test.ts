import { describe, expect, test } from 'vitest'
import { asciiField, decodeName, decodeText } from './decode-text.ts'

function decode(bytes: number[], likely?: 'cp932' | 'gbk') {
  return decodeText(new Uint8Array(bytes), 0, bytes.length, likely)
}

describe('text of the games', () => {
  test.each([
    ['ASCII', [0x57, 0x45, 0x46], 'WEF', 'cp932'],
    ['Shift-JIS', [0x96, 0xb2], '夢', 'cp932'],
    ['a wave dash', [0x81, 0x60], '～', 'cp932'],
    ['GBK that is no Shift-JIS', [0xbf, 0xc9, 0xd2, 0xd4, 0xd0, 0xb4, 0xc6, 0xc0, 0xc2, 0xdb], '可以写评论', 'gbk'],
    ['GBK of one byte pair that Shift-JIS lacks', [0xf7, 0xfe], '齄', 'gbk'],
    ['two half-width katakana', [0xb1, 0xb2], 'ｱｲ', 'cp932'],
    ['neither', [0x81, 0x20, 0xff], '\ufffd \ufffd', 'cp932'],
    ['up to the NUL', [0x41, 0x00, 0x42], 'A', 'cp932'],
    ['controls and direction marks', [0x41, 0x1b, 0x07, 0x42, 0x0d, 0x0a], 'AB\r\n', 'cp932'],
  ])('%s', (_, bytes, text, encoding) => {
    expect(decode(bytes)).toEqual({ text, encoding })
  })

  test('a direction override of GB18030 is removed', () => {
    expect(decode([0xd6, 0xd0, 0xce, 0xc4, 0xce, 0xc4, 0x81, 0x36, 0xa7, 0x31])).toEqual({
      text: '中文文',
      encoding: 'gbk',
    })
  })

  test('a short name follows the encoding of the text beside it', () => {
    const name = new Uint8Array([0xb1, 0xb2, 0x20, 0x20, 0, 0x41])
    expect(decodeName(name, { at: 0, bytes: 6 })).toBe('ｱｲ')
    expect(decodeName(name, { at: 0, bytes: 6 }, 'gbk')).toBe('辈')
  })

  test('a name keeps markup as text and loses padding and line breaks', () => {
    const name = new TextEncoder().encode('<b>\n A  \0rest')
    expect(decodeName(name, { at: 0, bytes: 12 })).toBe('<b> A')
    expect(asciiField(name, { at: 0, bytes: 3 })).toBe('<b>')
    expect(asciiField(new Uint8Array([0x30, 0x1b, 0x9b, 0x31, 0, 0x32]), { at: 0, bytes: 6 })).toBe('0\ufffd\ufffd1')
  })
})
