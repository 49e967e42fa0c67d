import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf } from './files.ts'
import { type WireUses, wireNames, wireUses } from './wire-names.ts'

// Pages read the program's names and booleans (`house/contract/row.ts`, decision 0390).

/** What pages still have of the wire, by folder: names of the specification, and comparisons with 'Y' and 'N'. It may only shrink. */
const known: Readonly<Record<string, readonly [names: number, letters: number]>> = {
  'house/cards': [86, 10],
  'house/desks': [18, 0],
  'house/editor': [43, 2],
  'house/session': [4, 1],
  'nouns/accounts': [122, 15],
  'nouns/admin': [142, 20],
  'nouns/archive': [86, 6],
  'nouns/bets': [629, 35],
  'nouns/clubs': [574, 45],
  'nouns/desserts': [252, 23],
  'nouns/economy': [96, 2],
  'nouns/home': [27, 1],
  'nouns/messages': [98, 4],
  'nouns/paintings': [364, 23],
  'nouns/queue': [17, 0],
  'nouns/reminders': [59, 10],
  'nouns/replays': [630, 42],
  'nouns/search': [29, 0],
  'nouns/sign-in': [17, 0],
  'nouns/social': [78, 1],
  'nouns/tokens': [0, 1],
  'site/web': [2, 2],
}

test('what pages have of the wire is what stands here, or less', () => {
  const wire = wireNames()
  const found: Record<string, [number, number]> = {}
  const pages = '{nouns/*/web,house/{api,cards,design,desks,editor,session},site/web}/**/*.{ts,tsx}'
  for (const file of filesOf(pages, { exclude: /\.test\./ })) {
    const folder = file.split('/').slice(0, 2).join('/')
    const { names, letters } = wireUses(readFileSync(file, 'utf8'), wire)
    const [before, lettersBefore] = found[folder] ?? [0, 0]
    if (names + letters > 0) found[folder] = [before + names, lettersBefore + letters]
  }
  expect(found, 'shorten the list where it is less; state both names in the contract where it is more').toEqual(known)
})

test('the names of the wire are those that schemas state', () => {
  const wire = wireNames()
  for (const name of ['KeyID', 'NICK', 'DECLINE', 'HELD']) expect(wire.has(name), name).toBe(true)
  for (const name of ['total', 'rows', 'way', 'Date']) expect(wire.has(name), name).toBe(false)
})

test.each<[string, WireUses]>([
  ['const nick = row.NICK', { names: 1, letters: 0 }],
  ["const nick = row['NICK'] ?? row?.NICK", { names: 2, letters: 0 }],
  ['const of = ({ NICK, UID: id, ...rest }: Row) => NICK + id', { names: 2, letters: 0 }],
  ['const row = { NICK, UID: 1 }', { names: 2, letters: 0 }],
  ["type Named = Pick<Row, 'NICK'> & { UID: Row['UID'] }", { names: 3, letters: 0 }],
  ['const x = <A held={row.HELD === "Y"} open={"N" !== open} />', { names: 1, letters: 2 }],
  ["const [UID, NICK] = list // row.NICK, 'Y' === x", { names: 0, letters: 0 }],
  ["const said = isHeld ? 'Y' : 'N'", { names: 0, letters: 0 }],
])('planted: %s', (source, uses) => {
  expect(wireUses(source, new Set(['NICK', 'UID', 'HELD']))).toEqual(uses)
})
