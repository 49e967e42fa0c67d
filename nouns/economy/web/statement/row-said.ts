import type { IconName } from '#design/icons/icon.tsx'
import { lastingFloorPath } from '#nouns/clubs/web/card/topic-path.ts'
import { runWords } from '#nouns/replays/web/card/run-words.ts'
import { beijingDay, formatDateTime } from '#rules/beijing-time.ts'
import type { Language } from '#rules/language.ts'
import type { Reason } from '#rules/ledger/reasons.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import type { LineAbout, StatementRow } from '../../contract/economy.ts'
import type { StatementWords } from '../../words/statement.pack.ts'

/** A row of the statement in words. */
export interface SaidRow {
  readonly title: string
  /** What it was about; undefined if the title says all. */
  readonly about?: string | undefined
  /** Where that is; undefined if nobody can go there. */
  readonly to?: string | undefined
  /** The page that must be open for `to` to be there, if it may not be. */
  readonly within?: string | undefined
}

interface Speech {
  readonly words: StatementWords
  readonly names: Readonly<Record<Resource, string>>
  readonly language: Language
}

/** What a transfer was for, and the address of what it was about. */
export function saidOf({ REASON, ABOUT, LINES, TIME }: StatementRow, speech: Speech): SaidRow {
  const { words } = speech
  // The day of the row is above it.
  if (ABOUT.DAY === beijingDay(new Date(TIME))) return { title: words.reasons[REASON] }
  if (!ABOUT.PERSON) return { title: words.reasons[REASON], ...aboutOf(ABOUT, speech) }
  const { UID, NICK } = ABOUT.PERSON
  // Only what comes in pays a debt. The list of one resource has that line first, and another page may have the income.
  const isReceived = LINES.some(({ AMOUNT, DEBT }) => AMOUNT > 0 || DEBT === 'Y')
  const say = REASON !== 'gift' ? words.gift.back : isReceived ? words.gift.in : words.gift.out
  return { title: words.reasons[REASON], about: say(NICK), to: NICK ? `/p/${UID}` : undefined }
}

function aboutOf({ KIND, TOPIC, REPLAY, PAINTING, BET, DAY, ITEM }: LineAbout, { words, names, language }: Speech) {
  if (TOPIC) {
    const { T, FLOOR, TITLE } = TOPIC
    return { about: KIND === 'topic' ? TITLE : words.floor(TITLE, FLOOR), to: lastingFloorPath(T, FLOOR) }
  }
  if (REPLAY) {
    const { title, rank, shortShot } = runWords({ ...REPLAY, REPTIME: '' }, language)
    const run = [title, rank, shortShot].filter(Boolean).join(' ')
    const isComment = KIND === 'comment'
    return {
      about: isComment ? words.comment(run) : words.replay(run),
      to: `/r/${REPLAY.CODE}${isComment ? '#comments' : ''}`,
    }
  }
  if (PAINTING) {
    const isComment = KIND === 'comment'
    return {
      about: isComment ? words.comment(PAINTING.NAME) : words.painting(PAINTING.NAME),
      to: `/e/${PAINTING.KeyID}${isComment ? '#comments' : ''}`,
    }
  }
  if (BET) return { about: BET.TITLE, to: `/bocai/${BET.NAME}`, within: '/bocai' }
  if (ITEM) return { about: words.item(names[ITEM]), to: '/shop', within: '/shop' }
  if (DAY) return { about: formatDateTime(DAY, 'date', language) }
  return { about: words.gone[KIND] }
}

export const iconOf = (reason: Reason): IconName => icons[reason]

const icons: Readonly<Record<Reason, IconName>> = {
  opening: 'crown',
  daily: 'sun',
  firstPost: 'pencil',
  bullet: 'gift',
  like: 'heart',
  comment: 'message-circle',
  upload: 'clapperboard',
  record: 'trophy',
  takenBack: 'rotate-ccw',
  buy: 'shopping-basket',
  sell: 'store',
  gift: 'gift',
  giftDeclined: 'rotate-ccw',
  giftTakenBack: 'rotate-ccw',
  prize: 'flag',
  levelEarned: 'crown',
  levelSet: 'crown',
  pinDay: 'pin',
  background: 'image',
  closed: 'log-out',
  game: 'gamepad-2',
  feed: 'store',
  synthesis: 'flame',
  teach: 'star',
  skin: 'image',
  forage: 'shopping-basket',
  steal: 'shopping-basket',
  betBase: 'dices',
  stake: 'dices',
  winnings: 'trophy',
  stakeBack: 'rotate-ccw',
  betReturned: 'rotate-ccw',
  betEffect: 'star',
  betWon: 'dices',
}
