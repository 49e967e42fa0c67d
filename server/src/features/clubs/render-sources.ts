import { shotName } from '@patisserie/rules/games/game-catalogue'
import { difficultyMarks, difficultyWords, gameLabel, isGam } from '@patisserie/rules/games/games'
import type { Language } from '@patisserie/rules/language'
import { formatNumber } from '@patisserie/rules/text'
import { wantCopies } from '../../core/files/copies.ts'
import { shownPictures } from '../../core/files/shown-picture.ts'
import type { Related } from '../../core/reach/may-reach.ts'
import { pieceKey, type RenderSources, type ShownPiece } from '../../core/rich-text/sources.ts'
import type { Tx } from '../../kit/db/database.ts'

interface TextReader {
  readonly language: Language
  readonly people: ReadonlyMap<number, Related>
  /** The member on whose behalf remote pictures are copied; null if a stored text is only rendered again. */
  readonly asker: number | null
  /** The topic whose floors the text may quote; null for a topic that does not exist yet. */
  readonly topic: number | null
}

/** The data that a floor's text shows from elsewhere: pictures, replays, people and quoted floors. */
export const renderSources = (tx: Tx, { language, people, asker, topic }: TextReader): RenderSources => ({
  language,
  pictures: async (sources) => {
    await wantCopies(tx, asker, sources)
    return shownPictures(tx, sources)
  },
  pieces: (pieces) =>
    replaysShown(
      tx,
      pieces.flatMap(({ kind, id }) => (kind === 'replay' ? [id] : [])),
      language,
    ),
  people: async () => new Map([...people].flatMap(([id, { closed, nick }]) => (closed ? [] : [[id, nick]]))),
  floors: async (numbers) => (topic === null ? new Map() : floorAuthors(tx, topic, numbers)),
})

/** Authors' nicknames by floor number. Held and removed floors and closed accounts are left out. */
async function floorAuthors(tx: Tx, topic: number, numbers: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom('floors as f')
    .innerJoin('members as m', 'm.id', 'f.author')
    .select(['f.number', 'm.nick'])
    .where('f.topic', '=', topic)
    .where('f.number', 'in', [...numbers])
    .where('f.removed_at', 'is', null)
    .where('f.held_at', 'is', null)
    .where('m.closed_at', 'is', null)
    .execute()
  return new Map(rows.map(({ number, nick }) => [number, nick]))
}

/** Replays visible to everybody, with a one-line title each. */
async function replaysShown(tx: Tx, ids: readonly number[], language: Language): Promise<Map<string, ShownPiece>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('replays as r')
    .innerJoin('members as m', 'm.id', 'r.uploader')
    .select(['r.id', 'r.game', 'r.difficulty', 'r.shot', 'r.score', 'r.screen', 'm.nick'])
    .where('r.id', 'in', [...ids])
    .where('r.removed_at', 'is', null)
    .where('r.held_at', 'is', null)
    .execute()
  return new Map(
    rows.map((row) => [
      pieceKey('replay', row.id),
      {
        src: row.screen || `/art/card-${isGam(row.game) ? row.game : 0}.svg`,
        title: runTitle(row, language),
        width: 320,
        height: 240,
      },
    ]),
  )
}

interface Run {
  readonly game: number
  readonly difficulty: string
  readonly shot: string
  readonly score: number
  readonly nick: string
}

function runTitle({ game, difficulty, shot, score, nick }: Run, language: Language): string {
  const known = isGam(game) ? game : null
  const rank = difficultyMarks.find((mark) => mark === difficulty)
  const parts = [
    known === null ? String(game) : gameLabel(known, language),
    rank && difficultyWords[rank],
    known !== null && shot !== '' ? shotName(known, shot, language) : '',
    formatNumber(score),
    nick,
  ]
  return parts.filter(Boolean).join(' ')
}
