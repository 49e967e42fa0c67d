import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fileProblem } from '../pictures/send-picture.ts'
import { duplicates, galleryProblem, type Line, linked, moved, uploaded } from './gallery-items.ts'

const url = (n: number) => `/pic/${String(n).repeat(64)}.png`
const line = (n: number): Line => ({
  key: crypto.randomUUID(),
  item: uploaded({ url: url(n), name: `${n}.png`, size: 5, width: 4, height: 3, fallback: false }),
})

describe('order', () => {
  test('a move keeps everything, and moving back undoes it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.nat(), fc.nat(), (list, a, b) => {
        const [from, to] = [a % list.length, b % list.length]
        const after = moved(list, from, to)
        expect(after[to]).toBe(list[from])
        expect(moved(after, to, from)).toEqual(list)
      }),
    )
  })

  test('nothing moves beyond the ends', () => {
    expect(moved([1, 2], 1, 2)).toEqual([1, 2])
    expect(moved([1, 2], 0, -1)).toEqual([1, 2])
  })
})

describe('a gallery', () => {
  test('wants two that are there', () => {
    expect(galleryProblem([line(1)])).toBe('ms.tooLess')
    expect(galleryProblem([line(1), { key: 'on its way', item: null }])).toBe('ms.tooLess')
    expect(galleryProblem([line(1), line(2)])).toBeNull()
  })

  test('wants no picture twice, and says which one comes again', () => {
    const lines = [line(1), line(2), line(1)]
    expect(galleryProblem(lines)).toBe('ms.imgDuplicate')
    expect([...duplicates(lines)]).toEqual([lines[2]?.key])
  })

  test('does not know the size of a picture elsewhere', () => {
    expect(linked('https://example.com/a/b.png')).toMatchObject({ name: 'b.png', size: 'N/A' })
  })
})

test('files are looked at before they are sent', () => {
  expect(fileProblem({ name: 'a.BMP', size: 5 })).toBeNull()
  expect(fileProblem({ name: 'a.webp', size: 5 })?.refusal).toBe('ms.notPic')
  expect(fileProblem({ name: 'a.png', size: 5_242_881 })?.refusal).toBe('FileTooBig')
})
