import { searchPath } from '#cards/search/search-path.ts'
import { clubPath, topicPath } from '#nouns/clubs/web/card/topic-path.ts'
import { clubNameOf } from '#nouns/clubs/web/card/use-club-name.ts'
import type { Language } from '#rules/language.ts'
import type { suggest } from '../../words/suggest.zh.ts'
import { filterValues } from './filter-values.ts'
import type { Suggested, Suggestion, SuggestionGroup } from './suggestion.ts'

export interface GroupsOf {
  readonly text: string
  /** Address of the search that Enter makes. */
  readonly pathOf: (q: string) => string
  /** The club, topic or person whose page is in view. */
  readonly around: Around | null
  readonly found: Suggested | undefined
  readonly recent: readonly string[]
  readonly language: Language
  readonly words: typeof suggest
}

/** What the page in view is about. */
export interface Around {
  readonly kind: 'club' | 'topic' | 'person'
  readonly id: number
}

/** The groups of the list for a text: recent searches for none, else what may be meant, filters, and the whole search. */
export function suggestionGroups(of: GroupsOf): SuggestionGroup[] {
  const { text, recent, found, words, pathOf, language } = of
  if (text === '') {
    const items = recent.map((q): Suggestion => ({ label: q, picture: { icon: 'clock' }, to: pathOf(q), search: q }))
    return items.length === 0 ? [] : [{ name: 'recent', title: words.recent, items }]
  }
  const topics = (found?.topics ?? []).map(
    ({ T, TITLE, MSNAME, MSNAMEEN, MARKS }): Suggestion => ({
      label: TITLE,
      marks: MARKS,
      note: clubNameOf({ MSNAME, MSNAMEEN }, language),
      picture: { icon: 'messages-square' },
      to: topicPath(T),
    }),
  )
  const people = (found?.people ?? []).map(
    ({ UID, NICK, HEAD, MARKS }): Suggestion => ({
      label: NICK,
      marks: MARKS,
      picture: { id: UID, src: HEAD },
      to: `/p/${UID}`,
    }),
  )
  const clubs = (found?.clubs ?? []).map(
    ({ KeyID, NAME, NAMEEN, PIC, MARKS }): Suggestion => ({
      label: clubNameOf({ NAME, NAMEEN }, language),
      // The hits are of the other name.
      marks: language === 'en' && NAMEEN !== '' ? [] : MARKS,
      picture: { id: KeyID, src: PIC },
      to: clubPath(KeyID),
    }),
  )
  const values = filterValues(text, words, language)
  const named = (found?.filters ?? []).map((each) => {
    const name = each[language]
    // A character has no filter: its name is searched for.
    return { filter: each.filter.includes(':') ? each.filter : name, name }
  })
  const offered = values.length > 0 ? values : named
  const filters = offered.map(
    ({ filter, name }): Suggestion => ({
      label: filter === name ? '' : filter,
      note: name,
      picture: null,
      put: `${text.replace(/\S+$/, '')}${filter} `,
    }),
  )
  const whole: Suggestion[] = [
    { label: words.all(text), picture: { icon: 'search' }, to: pathOf(text), search: text, key: 'Enter' },
    ...inside(of),
  ]
  // A filter without its value finds nothing yet.
  const unfinished = values.length > 0 && /[:：]$/.test(text)
  return [
    { name: 'topics', title: words.topics, items: topics },
    { name: 'people', title: words.people, items: [...people, ...clubs] },
    { name: 'filters', title: words.filters, items: filters },
    { name: 'whole', items: unfinished ? [] : whole },
  ].filter(({ items }) => items.length > 0)
}

function inside({ around, text, words }: GroupsOf): Suggestion[] {
  if (!around) return []
  const at = { club: 'm', topic: 't', person: 'by' } as const
  const to = searchPath({ q: text, [at[around.kind]]: around.id })
  return [{ label: words.within[around.kind](text), picture: { icon: 'search' }, to, search: text }]
}
