import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { displayWords } from '#design/theme/display-words.ts'
import { drawPictures } from './art.ts'
import { buildDisplayFace, buildFurtherFace, DISPLAY_FACE_LIMITS } from './display-face.ts'
import { dialogWords, headingWords } from './heading-words.ts'

const folder = mkdtempSync(join(tmpdir(), 'face-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the display face', () => {
  it('is small, complete, the same every time', async () => {
    const [one, two] = [join(folder, 'one.woff2'), join(folder, 'two.woff2')]
    const face = await buildDisplayFace(displayWords.join(''), one)
    await buildDisplayFace(`${displayWords.join('')}弹`, two)
    expect(readFileSync(one).equals(readFileSync(two))).toBe(true)
    expect(readFileSync(one).subarray(0, 4).toString()).toBe('wOF2')
    expect(face.bytes).toBeLessThanOrEqual(DISPLAY_FACE_LIMITS.bytes)
    expect(face.missing).toBe('')
  })

  it('has further ones with what the first has not', async () => {
    const face = await buildFurtherFace(['甜品屋', '图集预览'], '甜品屋', join(folder, 'dialogs.woff2'))
    expect(face.chars).toBe([...'图集预览'].sort().join(''))
  })

  it('leaves out what the typeface draws wrong: a head with it is set in the text face', async () => {
    const face = await buildDisplayFace('撤回', join(folder, 'spoilt.woff2'))
    expect(face).toMatchObject({ chars: '撤', missing: '回' })
  })

  it('names what the typeface lacks and refuses too much', async () => {
    const face = await buildDisplayFace('甜𠮷', join(folder, 'few.woff2'))
    expect(face).toMatchObject({ chars: '甜', missing: '𠮷' })
    const many = Array.from({ length: 1500 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join('')
    await expect(buildDisplayFace(many, join(folder, 'many.woff2'))).rejects.toThrow(/at most 300/)
  })
})

describe('heading words', () => {
  it('are the short strings at a heading and all below nav', () => {
    const pack = { nav: { home: 'Home', go: () => '' }, page: { title: 'A head', text: 'words', title2: 'no' } }
    expect(headingWords(pack)).toEqual(['Home', 'A head'])
  })

  it('of dialogs are at a title, whatever is named by it', () => {
    const pack = {
      title: 'A head',
      part: { removeTitle: 'Remove it?', pick: 'Which one?', text: 'words', untitled: '' },
    }
    expect(dialogWords(pack)).toEqual(['A head', 'Remove it?', 'Which one?'])
  })
})

describe('the picture files', () => {
  it('stand alone and are the same every time', () => {
    const pictures = drawPictures()
    expect([...pictures]).toEqual([...drawPictures()])
    for (const [name, text] of pictures) {
      expect(text, name).not.toMatch(/var\(|NaN|undefined|<text|<image/)
      expect(text, name).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    }
  })
})
