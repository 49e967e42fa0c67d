/** The emoji as files: `site/public/emoji/{set}/{name}.svg`. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dumplings } from '#design/art/emoji/dumplings.ts'
import { festival } from '#design/art/emoji/festival.ts'
import { hands } from '#design/art/emoji/hands.ts'
import { heroes } from '#design/art/emoji/heroes.ts'
import { mochis } from '#design/art/emoji/mochi.ts'
import { shopCat } from '#design/art/emoji/shop-cat.ts'
import { signLetters, signs } from '#design/art/emoji/signs.ts'
import { bullets } from '#design/art/emoji/sugar-bullets.ts'
import { sweets } from '#design/art/emoji/sweets.ts'
import { makeOutlines } from './outlines.ts'
import { writeIfChanged } from './write-if-changed.ts'

const OUT = new URL('../public/emoji/', import.meta.url)

/** `default/smile` to its drawing; the same every time. */
export function drawEmoji(): Map<string, string> {
  const sets: Record<string, Record<string, string>> = {
    default: { ...dumplings, ...sweets, ...bullets, ...hands },
    quotes: signs(makeOutlines(signLetters).centred),
    ultraman: heroes,
    pinch: mochis,
    meetup: festival,
    pusheen: shopCat,
  }
  return new Map(
    Object.entries(sets).flatMap(([set, drawings]) =>
      Object.entries(drawings).map(([name, inside]): [string, string] => [`${set}/${name}`, svg(inside)]),
    ),
  )
}

/** Writes them, and takes away what is no longer drawn. */
export function writeEmoji(): void {
  const drawn = drawEmoji()
  for (const [name, text] of drawn) {
    const file = new URL(`${name}.svg`, OUT)
    mkdirSync(new URL('.', file), { recursive: true })
    writeIfChanged(file, text)
  }
  for (const name of readdirSync(OUT, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.svg') && !drawn.has(name.slice(0, -4))) rmSync(new URL(name, OUT))
}

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">${inside}</svg>`
