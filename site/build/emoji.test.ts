import { expect, test } from 'vitest'
import { emojiSets } from '#rules/rich-text/emoji-sets.ts'
import { drawEmoji } from './emoji.ts'

const drawn = drawEmoji()

test('every name has its drawing, and every drawing a name', () => {
  const named = Object.entries(emojiSets).flatMap(([set, { names }]) => names.map((name) => `${set}/${name}`))
  expect([...drawn.keys()].sort()).toEqual(named.sort())
})

test('no two are alike, none is heavy, and nothing in them acts', () => {
  expect(new Set(drawn.values()).size).toBe(drawn.size)
  for (const [name, svg] of drawn) {
    expect(svg.length, name).toBeLessThan(9_000)
    expect(svg, name).not.toMatch(/NaN|undefined|Infinity|\[object|<script|<style|href|var\(| on\w+=/)
  }
})

test('every drawing is well formed', () => {
  for (const [emoji, svg] of drawn) {
    const open: string[] = []
    for (const [, close, name = '', self] of svg.matchAll(/<(\/?)([\w-]+)[^>]*?(\/?)>/g)) {
      if (close) expect(open.pop(), emoji).toBe(name)
      else if (!self) open.push(name)
    }
    expect(open, emoji).toEqual([])
  }
})
