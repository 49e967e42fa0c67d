import type { ReminderRow } from '@patisserie/contract/reminders'
import { formatDateTime } from '@patisserie/rules/beijing-time'
import { gameLabel, isGam } from '@patisserie/rules/games/games'
import type { Language } from '@patisserie/rules/language'
import { topicActs } from '@patisserie/rules/people/reminders'
import type { RemindersWords } from './reminders-words.ts'

export interface ReminderText {
  readonly say: string
  /** What was said with it, or empty. */
  readonly quote: string
  /** Where it leads. */
  readonly to: string
}

interface Reader {
  readonly id: number
  readonly words: RemindersWords
  readonly language: Language
}

/** A reminder in a sentence, and where it leads. */
export function reminderText(row: ReminderRow, { id, words, language }: Reader): ReminderText {
  const { says } = words
  const text = (name: string): string => String(row.DATA[name] ?? '')
  const pass = row.DATA.verdict === 'pass'
  const game = gameOf(row.DATA.game, language)
  const code = text('code')
  const run = words.run(game, code)
  const replay = `/r/${code}`
  const floor = `/ms?t=${text('t')}#f${text('floor')}`
  const who =
    row.ACTORS.length === 0
      ? words.somebody
      : words.who(
          row.ACTORS.map((actor) => actor.NICK || words.somebody),
          row.ACTORNUM,
        )
  const plain = { quote: '', to: replay }
  const decided = { quote: text('note'), to: replay }
  switch (row.KIND) {
    case 'replayComment':
      return { say: says.replayComment(who, run), quote: text('words'), to: `${replay}#comments` }
    case 'replayLike':
      return { ...plain, say: says.replayLike(who, run) }
    case 'topicReply':
    case 'floorQuote':
    case 'mention':
    case 'floorLike':
      return {
        say: says[row.KIND](who, text('title')),
        quote: text('words'),
        to: floor,
      }
    case 'follow':
      return {
        ...plain,
        say: says.follow(who),
        to: row.ACTORNUM === 1 && row.ACTORS[0] ? `/p/${row.ACTORS[0].UID}` : `/p/${id}?people=followers`,
      }
    case 'reportDone':
      return { ...decided, say: says.reportDone(code, pass) }
    case 'claimDecided':
      return {
        ...decided,
        say: says.claimDecided(words.archived(game, text('pilot')), pass),
        to: '/rpy/archive?mine=Y',
      }
    case 'iscoreDecided':
      return { ...decided, say: says.iscoreDecided(run, pass) }
    case 'pilotDecided':
      return { ...decided, say: says.pilotDecided(text('pilot'), pass), to: '/jf' }
    case 'heldDecided':
      return { ...decided, say: (text('what') === 'comment' ? says.heldComment : says.heldReplay)(code, pass) }
    case 'replayHidden': {
      const hidden = text('state') !== 'shown'
      return { ...decided, say: says.replayHidden(code, hidden), to: hidden ? `/p/${id}` : replay }
    }
    case 'topicStaff': {
      const act = topicActs.find((known) => known === text('act'))
      const to = act === 'hide' ? `/p/${id}` : `/ms?t=${text('t')}`
      return { ...decided, say: says.topicStaff(text('title'), act ? words.topicActs[act] : ''), to }
    }
    case 'floorStaff':
      return { ...decided, say: says.floorStaff(text('title'), text('floor'), text('state') !== 'shown'), to: floor }
    case 'floorHeld':
    case 'floorReport':
      return { ...decided, say: says[row.KIND](text('title'), text('floor'), pass), to: floor }
    case 'blackFlag': {
      const until = text('until') && formatDateTime(text('until'), 'dateTime', language)
      return {
        say: text('state') === 'lifted' ? says.blackLifted : says.blackSet(until),
        quote: text('reason'),
        to: '/com',
      }
    }
    case 'staff':
      return { ...plain, say: says.staff(text('codes').replaceAll('|', language === 'zh' ? '、' : ', ')), to: '/admin' }
  }
}

const gameOf = (game: unknown, language: Language): string =>
  typeof game === 'number' && isGam(game) ? gameLabel(game, language) : ''
