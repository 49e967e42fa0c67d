import { sql } from 'kysely'
import { wantCopies } from '#core/files/copies/copies.ts'
import { shownPictures } from '#core/files/shown-picture.ts'
import type { Related } from '#core/reach/may-reach.ts'
import { pieceKey, type RenderSources, type ShownPainting, type ShownRun } from '#core/rich-text/sources.ts'
import type { Tx } from '#kit/db/database.ts'
import { shotName } from '#rules/games/game-catalogue.ts'
import { gameNames } from '#rules/games/game-names.ts'
import { difficultyMarks, difficultyWords, gameLabel, isGam } from '#rules/games/games.ts'
import type { Language } from '#rules/language.ts'
import type { PieceKind } from '#rules/rich-text/document.ts'
import { pieceMoment } from '#rules/rich-text/piece-id.ts'
import { formatNumber } from '#rules/text.ts'

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
    const moments = pieces.flatMap((piece) => (pieceMoment(piece) ? [piece.id] : []))
    const replays = await replaysShown(tx, idsOf('replay'), moments)
    const paintings = await paintingsShown(tx, idsOf('painting'))
    return new Map<string, ShownRun | ShownPainting>([...replays, ...paintings])
  },
  people: async () => new Map([...people].flatMap(([id, { closed, nick }]) => (closed ? [] : [[id, nick]]))),
  floors: async () => names,
})

/**
 * Works visible to everybody, locked with their uploaders: a change or a new nickname that comes meanwhile waits and then
 * finds the text that shows them, which is rendered again. One that is noted shows its blurred preview, and its page asks first.
 */
async function paintingsShown(tx: Tx, ids: readonly number[]): Promise<Map<string, ShownPainting>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('paintings as p')
    .innerJoin('members as m', 'm.id', 'p.uploader')
    .select(['p.id', 'p.name', 'p.src', 'p.width', 'p.height', 'p.note', 'p.placeholder', 'm.nick'])
    .where('p.id', 'in', [...ids])
    .where('p.removed_at', 'is', null)
    .where('p.held_at', 'is', null)
    .forShare(['p', 'm'])
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

/** Replays visible to everybody, locked as works are; `moments` are those of which a moment is shown. */
async function replaysShown(
  tx: Tx,
  ids: readonly number[],
  moments: readonly number[],
): Promise<Map<string, ShownRun>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('replays as r')
    .innerJoin('members as m', 'm.id', 'r.uploader')
    .select(['r.id', 'r.game', 'r.difficulty', 'r.shot', 'r.score', 'r.screen', 'r.open', 'm.nick'])
    .where('r.id', 'in', [...ids])
    .where('r.removed_at', 'is', null)
    .where('r.held_at', 'is', null)
    .forShare(['r', 'm'])
    .execute()
  const stages = await stageNames(tx, moments)
  return new Map(rows.map((row) => [pieceKey('replay', row.id), shownRun(row, stages.get(row.id) ?? [])]))
}

async function stageNames(tx: Tx, ids: readonly number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ replay: number; stages: string[] }>`
    select replay, array(select s.stage ->> 'label' from jsonb_array_elements(facts -> 'stages') with ordinality s (stage, n) order by n) as stages
    from replay_facts where replay = any (${[...ids]}::integer[])`.execute(tx)
  return new Map(rows.map(({ replay, stages }) => [replay, stages.map((label) => label.replace(/^Stage /, ''))]))
}

export interface Run {
  readonly game: number
  readonly difficulty: string
  readonly shot: string
  readonly score: number
  readonly screen: string
  readonly open: boolean
  readonly nick: string
}

/** The words and the picture of a run's card. */
export function shownRun({ game, difficulty, shot, score, ...run }: Run, stages: readonly string[]): ShownRun {
  const known = isGam(game) ? game : null
  const rank = difficultyMarks.find((mark) => mark === difficulty)
  const short = known === null ? String(game) : gameLabel(known, 'zh')
  const title = known === null ? short : gameNames[known].en
  const shotIn = (language: Language) =>
    known === null || shot === '' ? '' : shotName(known, shot, language).replace(/ \(.*\)$/, '')
  return {
    src: run.screen || `/art/card-${known ?? 0}.svg`,
    game: { zh: short, en: title },
    shot: { zh: shotIn('zh'), en: shotIn('en') },
    rank: rank ? { mark: rank, name: difficultyWords[rank] } : null,
    score: formatNumber(score),
    nick: run.nick,
    stages,
    open: run.open,
  }
}
