import { expect, test } from 'vitest'
import { frontNews } from '#cards/front/front-news.ts'
import { frontParts } from '#cards/front/front-parts.ts'
import { memberToday } from '#cards/front/member-today.ts'
import { waitingSources } from '#cards/front/waiting-sources.ts'
import { cardParts } from '#cards/person/hover/card-parts.ts'
import { personFacts } from '#cards/person/page/person-facts.ts'
import { personTabs } from '#cards/person/page/person-tabs.ts'
import { settingsSections } from '#cards/settings/settings-sections.ts'
import { deskViews } from '#desks/desk-views.ts'
import { foundByNoun } from '#nouns/search/web/page/found-kinds.ts'
import type { OfNoun } from '#rules/by-noun.ts'
import { personTabNames } from '#rules/people/person-tabs.ts'
import { liveParts } from '#session/live/live-parts.tsx'
import { nouns } from '#site/nouns.ts'
import { entries } from '#site/web/frame/navigation.ts'
import { filesOf } from './files.ts'

// Pages gather what nouns state by the names of files: a name with a slip in it would be left out in silence.

const places: Readonly<Record<string, readonly OfNoun<unknown>[]>> = {
  'card-part.tsx': cardParts,
  'desk/desk-views.tsx': deskViews,
  'found.tsx': foundByNoun,
  'front-news.ts': frontNews,
  'front-parts.tsx': frontParts,
  'live-part.tsx': liveParts,
  'member-today.ts': memberToday,
  'person-facts.tsx': personFacts,
  'person-tabs.tsx': personTabs,
  'settings-sections.ts': settingsSections,
  'waiting-source.tsx': waitingSources,
}

test.each(Object.entries(places))('every %s is gathered, from a noun of the list', (file, parts) => {
  const files = filesOf(`nouns/*/web/${file}`).map((path) => path.split('/')[1])
  expect([...new Set(parts.map(({ noun }) => noun))].sort()).toEqual(files)
  expect(parts.filter(({ noun, stated }) => !(noun in nouns) || stated === undefined)).toEqual([])
})

const twice = <T>(all: readonly T[]): readonly T[] => all.filter((one, i) => all.indexOf(one) !== i)

test('no two parts of a page have the same order: which comes first does not hang on the names of folders', () => {
  const ordered = {
    cardParts,
    foundByNoun,
    frontParts,
    memberToday,
    personFacts,
    personTabs,
    settingsSections,
    waitingSources,
  }
  for (const [name, parts] of Object.entries(ordered)) {
    const orders = parts.map(({ stated }) => stated.order)
    expect([name, twice(orders)]).toEqual([name, []])
    expect(orders).toEqual(orders.toSorted((a, b) => a - b))
  }
  expect(twice([1, 2, 1])).toEqual([1])
})

test('no two entries of a bar of the menu have the same order', () => {
  for (const bar of ['main', 'more'] as const)
    expect(twice(entries.filter((entry) => entry.bar === bar).map(({ order }) => order))).toEqual([])
})

test('an area, a tab and a section are stated once; every tab of a person has its page', () => {
  expect(twice(deskViews.map(({ stated: { area, tab } }) => `${area} ${tab}`))).toEqual([])
  expect(twice(settingsSections.map(({ stated }) => stated.name))).toEqual([])
  expect(personTabs.map(({ stated }) => stated.name).sort()).toEqual([...personTabNames].sort())
})

test('every noun with a desk’s pages states them', () => {
  const desks = filesOf('nouns/*/web/desk/*-desk.tsx').map((path) => path.split('/')[1])
  expect(desks.filter((noun) => !deskViews.some((view) => view.noun === noun))).toEqual([])
})
