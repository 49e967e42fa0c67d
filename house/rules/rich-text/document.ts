import type { EmojiSet } from './emoji-sets.ts'

/**
 * A text as the editor's JSON. Attributes with default values are left out. `schema.ts` defines what may stand where,
 * and `readDocument` makes a valid document from untrusted input.
 */
export type RichDocument = { readonly type: 'doc'; readonly content: readonly Block[] }

export type Align = 'center' | 'end' | 'justify'
type Aligned = { readonly align?: Align }

export type Paragraph = { readonly type: 'paragraph'; readonly attrs?: Aligned; readonly content?: readonly Inline[] }
export type Heading = {
  readonly type: 'heading'
  readonly attrs: Aligned & { readonly level: 2 | 3 }
  readonly content?: readonly Inline[]
}
export type BulletList = { readonly type: 'bulletList'; readonly content?: readonly ListItem[] }
export type OrderedList = {
  readonly type: 'orderedList'
  readonly attrs?: { readonly start?: number }
  readonly content?: readonly ListItem[]
}
export type ListItem = { readonly type: 'listItem'; readonly content?: readonly Block[] }
export type Blockquote = { readonly type: 'blockquote'; readonly content?: readonly Block[] }
export type CodeBlock = {
  readonly type: 'codeBlock'
  readonly attrs?: { readonly language?: string }
  readonly content?: readonly Text[]
}
export type Rule = { readonly type: 'horizontalRule' }
export type Table = { readonly type: 'table'; readonly content?: readonly TableRow[] }
export type TableRow = { readonly type: 'tableRow'; readonly content?: readonly TableCell[] }
export type TableCell = {
  readonly type: 'tableCell' | 'tableHeader'
  readonly content?: readonly Block[]
  readonly attrs?: { readonly colspan?: number; readonly rowspan?: number }
}
export type Picture = { readonly type: 'picture'; readonly attrs: { readonly src: string; readonly alt?: string } }
export type Quote = {
  readonly type: 'quote'
  readonly content?: readonly Block[]
  readonly attrs?: { readonly floor?: number; readonly uid?: number; readonly nick?: string }
}
export type PieceKind = 'replay' | 'painting'
export type Piece = {
  readonly type: 'piece'
  /** `stage` and `frame` are a moment of a replay: both or none. */
  readonly attrs: { readonly kind: PieceKind; readonly id: number; readonly stage?: number; readonly frame?: number }
}
export type DataBlock = {
  readonly type: 'block'
  readonly attrs: { readonly component: 'gallery' | 'hidden'; readonly data: string; readonly id: string }
}
export type Block =
  | Paragraph
  | Heading
  | BulletList
  | OrderedList
  | Blockquote
  | CodeBlock
  | Rule
  | Table
  | Picture
  | Quote
  | Piece
  | DataBlock

export type Text = Marked<'text'> & { readonly text: string }
export type Mention = Marked<'mention'> & { readonly attrs: { readonly uid: number; readonly label: string } }
export type Emoji = Marked<'emoji'> & {
  readonly attrs: { readonly set: EmojiSet; readonly name: string } | { readonly set: 'own'; readonly src: string }
}
export type Inline = Text | Marked<'hardBreak'> | Mention | Emoji

export type Mark =
  | { readonly type: 'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'subscript' | 'superscript' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string } }
  | { readonly type: 'size'; readonly attrs: { readonly pt: number } }
  | { readonly type: 'colour' | 'back'; readonly attrs: { readonly hex: string } }

export type RichNode = RichDocument | Block | ListItem | TableRow | TableCell | Inline

/** A picture of a gallery; `size` in bytes, N/A for an external one. */
export type GalleryItem = {
  readonly src: string
  readonly name: string
  readonly alt: string
  readonly size: number | 'N/A'
  readonly width: number
  readonly height: number
}
export type GalleryData = { readonly items: readonly GalleryItem[] }
/** `showing` is the title that everybody sees. Hidden content may not contain another hidden block. */
export type HiddenData = { readonly showing: string; readonly content: RichDocument }

type Marked<T extends string> = { readonly type: T; readonly marks?: readonly Mark[] }
