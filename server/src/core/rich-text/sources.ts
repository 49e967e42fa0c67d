import type { Language } from '@patisserie/rules/language'
import type { PieceKind } from '@patisserie/rules/rich-text/document'
import type { Found } from '@patisserie/rules/rich-text/walk'

/** What the renderer cannot know by itself. Whoever keeps texts wires it; a thing not answered shows as gone. */
export interface RenderSources {
  /** Of the writer: alternative texts and the few words of the house are in it. */
  readonly language: Language
  /** By path, or by address for pictures elsewhere that we have a copy of. */
  pictures(sources: readonly string[]): Promise<ReadonlyMap<string, ShownPicture>>
  /** By `pieceKey`. */
  pieces(pieces: Found['pieces']): Promise<ReadonlyMap<string, ShownPiece>>
  /** Nicknames by id, of those there are. */
  people(ids: readonly number[]): Promise<ReadonlyMap<number, string>>
  /** Nicknames of who wrote these floors, by number, of those that everybody sees. */
  floors(numbers: readonly number[]): Promise<ReadonlyMap<number, string>>
}

export interface ShownPicture {
  readonly src: string
  readonly width: number
  readonly height: number
  /** A tiny picture as `data:` address, or empty. */
  readonly placeholder: string
  readonly sources: readonly { readonly type: string; readonly srcset: string }[]
}

export interface ShownPiece {
  /** Path of the picture that stands for it. */
  readonly src: string
  readonly title: string
  /** Of the picture; a replay's is always shown 320 × 240. */
  readonly width: number
  readonly height: number
}

export const pieceKey = (kind: PieceKind, id: number): string => `${kind}:${id}`

/** What one text shows, asked for before it is rendered. */
export interface Shown {
  readonly language: Language
  readonly pictures: ReadonlyMap<string, ShownPicture>
  readonly pieces: ReadonlyMap<string, ShownPiece>
  readonly people: ReadonlyMap<number, string>
  readonly floors: ReadonlyMap<number, string>
}

/** Asks only for what the text has. */
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
