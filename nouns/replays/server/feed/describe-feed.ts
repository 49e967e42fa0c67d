import type { Feed, FeedEntry } from '#core/feeds/feed.ts'
import { shotName } from '#rules/games/game-catalogue.ts'
import { gameNames, gameTitle } from '#rules/games/game-names.ts'
import { difficultyMarks, difficultyWords, isGam } from '#rules/games/games.ts'
import type { Language } from '#rules/language.ts'
import { formatNumber } from '#rules/text.ts'
import { accounts as enPeople } from '#words/frame/accounts.en.ts'
import { accounts as zhPeople } from '#words/frame/accounts.zh.ts'
import type { ReplayRow } from '../../contract/replay-row.ts'
import { filterQuery, type ReplayFilter } from '../../rules/replay-filters.ts'
import { replays as en } from '../../words/replays.en.ts'
import { replays as zh } from '../../words/replays.zh.ts'

interface About {
  readonly filter: ReplayFilter
  readonly language: Language
  readonly origin: string
  readonly format: 'rss' | 'atom'
}

/** The feed for these rows, which must be newest first. */
export function describeFeed(rows: readonly ReplayRow[], { filter, language, origin, format }: About): Feed {
  const words = wordsOf(language)
  const query = filterQuery(filter)
  const own = new URLSearchParams(query)
  own.set('lang', language)
  return {
    title: titleOf(filter, language),
    description: words.description,
    language,
    page: `${origin}/rpy${query && `?${query}`}`,
    self: `${origin}/rpy/feed.${format}?${own}`,
    updated: rows[0] ? new Date(rows[0].UPTIME) : null,
    entries: rows.map((row) => entryOf(row, language, origin)),
  }
}

function entryOf(row: ReplayRow, language: Language, origin: string): FeedEntry {
  const words = wordsOf(language)
  const nick = row.NICK || people[language].closedName
  const game = isGam(row.GAM) ? gameTitle(row.GAM, language) : String(row.GAM)
  const rank = difficultyMarks.find((mark) => mark === row.RANK)
  const shot = isGam(row.GAM) && row.CHARA !== '' ? shotName(row.GAM, row.CHARA, language) : ''
  const flags = (['NM', 'NB', 'NT', 'NSY'] as const).filter((flag) => row[flag] === 'Y')
  const run = [rank && difficultyWords[rank], shot, ...flags, formatNumber(row.SCORE)].filter(Boolean).join(' ')
  return {
    title: words.headOf(game, run, nick),
    link: `${origin}/r/${row.CODE}`,
    at: new Date(row.UPTIME),
    author: nick,
    category: isGam(row.GAM) ? gameNames[row.GAM][language] : game,
    text: [words.categories[row.CATEGORY], row.PILOT, row.COMMENT].filter((part) => part.trim() !== '').join(' · '),
  }
}

/** The list's title with the most important conditions of its filter. */
function titleOf({ game, rank, chara, category, flags = [] }: ReplayFilter, language: Language): string {
  const words = wordsOf(language)
  const parts = [
    game && gameTitle(game, language),
    rank && difficultyWords[rank],
    game && chara && shotName(game, chara, language),
    category && words.categories[category],
    ...flags,
  ].filter((part) => part !== undefined)
  return parts.length === 0 ? words.title : words.filters.title(parts.map(String))
}

const people = { zh: zhPeople, en: enPeople }

const wordsOf = (language: Language) => (language === 'zh' ? zh : en)
