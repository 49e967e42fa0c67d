import type { Language } from '#rules/language.ts'
import type { PieceKind } from '#rules/rich-text/document.ts'
import type { Found } from '#rules/rich-text/walk.ts'

/**
 * What the renderer needs from the database. Each feature with texts supplies it; a thing it does not answer is shown
 * as gone.
 */
export interface RenderSources {
  /** Language of the writer, for alternative texts and labels. */
  readonly language: Language
  /** Pictures by path; external ones that have a copy by their address. */
  pictures(sources: readonly string[]): Promise<ReadonlyMap<string, ShownPicture>>
  /** Replays and paintings, by `pieceKey`. */
  pieces(pieces: Found['pieces']): Promise<ReadonlyMap<string, ShownPiece>>
  /** Nicknames by member id; ids without a member are left out. */
  people(ids: readonly number[]): Promise<ReadonlyMap<number, string>>
  /** Nicknames of the authors of these floors, by number; only of floors that everybody sees. */
  floors(numbers: readonly number[]): Promise<ReadonlyMap<number, string>>
}

export interface ShownPicture {
  readonly src: string
  readonly width: number
  readonly height: number
  /** A tiny preview as a `data:` address, or empty. */
  readonly placeholder: string
  readonly sources: readonly { readonly type: string; readonly srcset: string }[]
}

export type ShownPiece = ShownPainting | ShownRun

export interface ShownPainting {
  /** Path of the picture that represents the painting. */
  readonly src: string
  readonly title: string
  readonly width: number
  readonly height: number
}

export interface ShownRun {
  /** Path of a picture of 4 : 3. */
  readonly src: string
  readonly game: Readonly<Record<Language, string>>
  readonly shot: Readonly<Record<Language, string>>
  /** Mark and name of the difficulty; null for games without. */
  readonly rank: { readonly mark: string; readonly name: string } | null
  readonly score: string
  readonly nick: string
  /** Names of the stages, as the file has them; of a run of which the text shows a moment. */
  readonly stages: readonly string[]
  /** The file is open to everybody, so that its moments may be shown. */
  readonly open: boolean
}

export const pieceKey = (kind: PieceKind, id: number): string => `${kind}:${id}`

/** Everything one text refers to, loaded before it is rendered. */
export interface Shown {
  readonly language: Language
  readonly pictures: ReadonlyMap<string, ShownPicture>
  readonly pieces: ReadonlyMap<string, ShownPiece>
  readonly people: ReadonlyMap<number, string>
  readonly floors: ReadonlyMap<number, string>
}

/** Loads what the text refers to; makes no query for what it does not have. */
export async function loadShown(found: Found, sources: RenderSources): Promise<Shown> {
  const pictures = [...found.pictures, ...found.remotes]
  const [shownPictures, shownPieces, people, floors] = await Promise.all([
    pictures.length > 0 ? sources.pictures(pictures) : new Map<string, ShownPicture>(),
    found.pieces.length > 0 ? sources.pieces(found.pieces) : new Map<string, ShownPiece>(),
    found.mentions.length > 0 ? sources.people(found.mentions) : new Map<number, string>(),
    found.quoted.length > 0 ? sources.floors(found.quoted) : new Map<number, string>(),
  ])
  return { language: sources.language, pictures: shownPictures, pieces: shownPieces, people, floors }
}
