import type { Feed } from '#core/feeds/feed.ts'
import { characterName } from '#rules/games/characters.ts'
import { gameTitle } from '#rules/games/game-names.ts'
import type { Language } from '#rules/language.ts'
import { accounts as enPeople } from '#words/frame/accounts.en.ts'
import { accounts as zhPeople } from '#words/frame/accounts.zh.ts'
import type { PaintingRow } from '../../contract/painting-row.ts'
import { type PaintingFilter, paintingQuery } from '../../rules/painting-filters.ts'
import { tagName } from '../../rules/painting-tags.ts'
import { paintingFeed as en } from '../../words/painting-feed.en.ts'
import { paintingFeed as zh } from '../../words/painting-feed.zh.ts'

interface About {
  readonly filter: PaintingFilter
  readonly language: Language
  readonly origin: string
  readonly format: 'rss' | 'atom'
}

/** The feed for these works, which must be newest first. */
export function describeFeed(rows: readonly PaintingRow[], { filter, language, origin, format }: About): Feed {
  const words = language === 'zh' ? zh : en
  const people = language === 'zh' ? zhPeople : enPeople
  const query = paintingQuery(filter)
  const own = new URLSearchParams(query)
  own.set('lang', language)
  const nickOf = ({ NICK }: PaintingRow) => NICK || people.closedName
  const first = rows[0]
  const who = filter.upid !== undefined && first ? nickOf(first) : undefined
  const parts = [
    who,
    filter.character && characterName(filter.character, language),
    filter.game && gameTitle(filter.game, language),
    filter.tag && tagName(filter.tag, language),
  ].filter((part) => part !== undefined)
  return {
    title: parts.length === 0 ? words.title : words.titleOf(parts),
    description: words.description,
    language,
    page: `${origin}/painting${query && `?${query}`}`,
    self: `${origin}/painting/feed.${format}?${own}`,
    updated: first ? new Date(first.UPTIME) : null,
    entries: rows.map((row) => ({
      title: words.entry(row.NAME, nickOf(row)),
      link: `${origin}/e/${row.KeyID}`,
      at: new Date(row.UPTIME),
      author: nickOf(row),
      category: words.title,
      text: row.COMMENT,
    })),
  }
}
