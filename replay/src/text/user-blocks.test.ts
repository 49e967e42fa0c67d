import { describe, expect, test } from 'vitest'
import type { ReplayWarning } from '../facts.ts'
import { readUserText } from './user-blocks.ts'

const INFO = 'title\r\nVersion 1.00a\r\n'

/** Text as bytes, one byte per character. */
function bytesOf(text: string): number[] {
  return [...text].map((character) => character.charCodeAt(0))
}

function block(kind: number | string, text: number[], length?: number): number[] {
  const padded = [...text, 0, ...Array((4 - ((text.length + 1) % 4)) % 4).fill(0)]
  const stated = length ?? padded.length + 12
  const kindBytes = typeof kind === 'string' ? bytesOf(kind) : [kind, 0x5e, 0xc9, 0xf7]
  const lengthBytes = [0, 8, 16, 24].map((shift) => (stated >>> shift) & 0xff)
  return [...bytesOf('USER'), ...lengthBytes, ...kindBytes, ...padded]
}

function read(...parts: number[][]) {
  const warnings: ReplayWarning[] = []
  return { ...readUserText(new Uint8Array(parts.flat()), 0, warnings), warnings }
}

describe('text blocks', () => {
  test('a kind is told by its first byte alone', () => {
    const found = read(block(0, bytesOf(INFO)), block(1, bytesOf('hello')))
    expect(found.info).toBe('title\r\nVersion 1.00a')
    expect(found.comment).toBe('hello')
    expect(found.blocks.map((each) => each.kind)).toEqual(['info', 'comment'])
    expect(found.warnings).toEqual([])
  })

  test.each([
    [
      'Japanese',
      [0x83, 0x52, 0x83, 0x81, 0x83, 0x93, 0x83, 0x67, 0x82, 0xf0, 0x8f, 0x91, 0x82, 0xaf, 0x82, 0xdc, 0x82, 0xb7],
    ],
    ['English', bytesOf('Will write comments')],
    ['Chinese', [0xd4, 0xda, 0xb4, 0xcb, 0xca, 0xe4, 0xc8, 0xeb, 0xd7, 0xa2, 0xca, 0xcd]],
  ])('the placeholder in %s is no comment', (_, text) => {
    expect(read(block(0, bytesOf(INFO)), block(1, text)).comment).toBe('')
  })

  test('a short comment beside Chinese text is Chinese, what the game put there stays Japanese', () => {
    const chinese = block(0, [
      0xc2,
      0xbc,
      0xcf,
      0xf1,
      0xce,
      0xc4,
      0xbc,
      0xfe,
      0xd0,
      0xc5,
      0xcf,
      0xa2,
      ...bytesOf('\r\n'),
    ])
    const good = [0xba, 0xc3]
    const japanese = [0x83, 0x52, 0x83, 0x81, 0x83, 0x93, 0x83, 0x67]
    expect(read(chinese, block(1, good)).blocks[1]).toEqual({ kind: 'comment', encoding: 'gbk', text: '好' })
    expect(read(block(0, bytesOf(INFO)), block(1, good)).comment).toBe('ｺﾃ')
    expect(read(chinese, block(1, japanese)).comment).toBe('コメント')
  })

  test('the practice tool spells out its kind', () => {
    const found = read(block(0, bytesOf(INFO)), block('PRAC', bytesOf('{"mode":1}')))
    expect(found.practiceTool).toBe('{"mode":1}')
    expect(found.warnings).toEqual(['practice-tool'])
  })

  test('a length beyond the end is cut', () => {
    const found = read(block(0, bytesOf(INFO)), block(1, bytesOf('hello'), 0xffffffff))
    expect(found.comment).toBe('hello')
    expect(found.warnings).toEqual(['user-length'])
  })

  test('a block that starts inside another one is found, and its comment wins; the first stays as long as it says', () => {
    const edited = block(1, [...bytesOf('old'), ...block(1, bytesOf('new comment'))], 30)
    const found = read(block(0, bytesOf(INFO)), edited)
    expect(found.comment).toBe('new comment')
    expect(found.blocks.map((each) => each.text)).toEqual(['title\r\nVersion 1.00a', 'oldUSER'])
    expect(found.warnings).toEqual(['user-length'])
  })

  test('a comment behind a length that is too small is found', () => {
    const found = read(block(0, bytesOf(INFO), 16), block(1, bytesOf('hello')))
    expect(found.comment).toBe('hello')
    expect(found.warnings).toContain('user-length')
  })

  test('a player may write the signature', () => {
    const found = read(block(0, bytesOf(INFO)), block(1, bytesOf('USER friendly, USERs only')))
    expect(found.comment).toBe('USER friendly, USERs only')
    expect(found.warnings).toEqual([])
  })

  test('a mark of the practice tool behind a wrong length counts', () => {
    const found = read(block(0, bytesOf(INFO)), block(1, bytesOf('hello'), 15), block('PRAC', bytesOf('{}')))
    expect(found.practiceTool).toBe('{}')
    expect(found.warnings).toEqual(['user-length', 'practice-tool'])
  })

  test.each([0, 5, 11])('a length of %i ends the walk', (length) => {
    const found = read(block(0, bytesOf(INFO), length), block(1, bytesOf('hello')))
    expect(found.info).toBeNull()
    expect(found.warnings).toEqual(['no-user'])
  })

  test('a hidden block whose length reaches beyond the file is not taken for one', () => {
    const found = read(block(0, bytesOf(INFO), 16), block(1, bytesOf('hello'), 60))
    expect(found.comment).toBe('')
    expect(found.warnings).toEqual(['trailing-data'])
  })

  test('zeros after the last block are no data, anything else is', () => {
    expect(read(block(0, bytesOf(INFO)), [0, 0, 0]).warnings).toEqual([])
    expect(read(block(0, bytesOf(INFO)), [0, 0, 1]).warnings).toEqual(['trailing-data'])
  })

  test('of a long text 16 kB are decoded', () => {
    const found = read(block(0, bytesOf(INFO)), block(1, bytesOf('a'.repeat(20_000))))
    expect(found.comment).toHaveLength(16_384)
  })

  test('thousands of blocks are not read', () => {
    const found = read(...Array.from({ length: 5000 }, () => block(0, [])))
    expect(found.blocks.length).toBe(16)
  })
})
