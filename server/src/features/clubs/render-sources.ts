import { shotName } from '@patisserie/rules/games/game-catalogue'
import { difficultyMarks, difficultyWords, gameLabel, isGam } from '@patisserie/rules/games/games'
import type { Language } from '@patisserie/rules/language'
import type { PieceKind } from '@patisserie/rules/rich-text/document'
import { formatNumber } from '@patisserie/rules/text'
import { wantCopies } from '../../core/files/copies.ts'
import { shownPictures } from '../../core/files/shown-picture.ts'
import type { Related } from '../../core/reach/may-reach.ts'
import { pieceKey, type RenderSources, type ShownPiece } from '../../core/rich-text/sources.ts'
import type { Tx } from '../../kit/db/database.ts'

interface TextReader {
  readonly language: Language
  readonly people: ReadonlyMap<number, Related>
  /** The member on whose behalf pictures are copied and shown; null if a stored text is only rendered again. */
  readonly asker: number | null
  /** Authors' nicknames of the floors that the text quotes faithfully, by number: see `quotedNames`. */
  readonly names: ReadonlyMap<number, string>
}

/** The data that a floor's text shows from elsewhere: pictures, replays, people and quoted floors. */
export const renderSources = (tx: Tx, { language, people, asker, names }: TextReader): RenderSources => ({
  language,
  pictures: async (sources) => {
    await wantCopies(tx, asker, sources)
    return shownPictures(tx, sources, asker)
  },
  pieces: async (pieces) => {
    const idsOf = (asked: PieceKind) => pieces.flatMap(({ kind, id }) => (kind === asked ? [id] : []))
    const replays = await replaysShown(tx, idsOf('replay'), language)
    return new Map([...replays, ...(await paintingsShown(tx, idsOf('painting')))])
  },
  people: async () => new Map([...people].flatMap(([id, { closed, nick }]) => (closed ? [] : [[id, nick]]))),
  floors: async () => names,
})

/** Works visible to everybody. One that is noted shows its blurred preview, and its page asks first. */
async function paintingsShown(tx: Tx, ids: readonly number[]): Promise<Map<string, ShownPiece>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('paintings as p')
    .innerJoin('members as m', 'm.id', 'p.uploader')
    .select(['p.id', 'p.name', 'p.src', 'p.width', 'p.height', 'p.note', 'p.placeholder', 'm.nick'])
    .where('p.id', 'in', [...ids])
    .where('p.removed_at', 'is', null)
    .where('p.held_at', 'is', null)
    .execute()
  return new Map(
    rows.map(({ id, name, nick, width, height, ...row }) => [
      pieceKey('painting', id),
      {
        src: row.note === '' ? pieceFile(row.src, width / height) : row.placeholder || '/art/card-0.svg',
        title: [name, nick].filter(Boolean).join(' '),
        width,
        height,
      },
    ]),
  )
}

/** The smallest file that is sharp at a height of 300 pixels. Thumbnails are 600 pixels wide at most. */
const pieceFile = (src: string, ratio: number): string =>
  src.replace(/\.\w+$/, 300 * ratio <= 600 ? '.thumb.webp' : '.webp')

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
