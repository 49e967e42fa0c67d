import type { ReactNode, Ref } from 'react'
import type { Language } from '#rules/language.ts'
import type { RichTextProblem } from '#rules/rich-text/problems.ts'

/** The editor's document as JSON; `rules/rich-text` defines what is valid. */
export type RichDocument = Record<string, unknown>

/** The current content of an editor, as reported to its host. */
export interface Written {
  readonly document: RichDocument
  /** The document has nothing that can be posted. */
  readonly empty: boolean
  /** Number of visible characters outside quotations, and whether there are quotations. */
  readonly characters: number
  readonly quotes: boolean
  /** Size of the document as JSON, in bytes, with its quotations; number of pictures. */
  readonly bytes: number
  readonly pictures: number
  /** Code with which the server would refuse the document; null if it would accept it. */
  readonly problem: RichTextProblem | null
}

/** Methods of an open editor for its host. */
export interface EditorHandle {
  /** The current content, also during an IME composition, with the quotations that waited to be put in. */
  readonly read: () => Written
  readonly focus: () => void
  /**
   * Inserts a quotation of a floor where the caret is now: what is typed before it can be inserted stays behind it.
   * `box`: the plain box, if the editor had not replaced it yet.
   */
  readonly insertQuote: (quoted: Quoted, box?: Box) => void
  /** Saves the draft at once. True if it was stored, on the server or in the browser. */
  readonly save: () => Promise<boolean>
  /** Stores the draft in the browser at once. False if a text would be lost with the editor. */
  readonly keep: () => boolean
  /**
   * Call after the text was posted: empties the editor and forgets the draft, which the server has closed with the
   * post.
   */
  readonly posted: () => void
}

/** The plain box at a moment: its text, and the offsets of what is selected in it. */
export interface Box {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** Positions in a document in front of and behind something. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** A quotation of a floor. `content` is the quoted part of the floor's document. */
export interface Quoted {
  readonly floor: number
  readonly uid: number
  readonly nick: string
  readonly content: readonly RichDocument[]
}

export interface EditorProps {
  /** Place of the draft, such as `m:3`, `t:17` or `e:17:4`. */
  readonly place: string
  /** The document to edit; null for a new text. */
  readonly initial: RichDocument | null
  readonly language: Language
  /** Loads the editor at once, so that a stored draft is found. */
  readonly eager?: boolean | undefined
  /** Takes the height that its place gives it: the text scrolls between the tools and the host's buttons. */
  readonly fills?: boolean | undefined
  /** Accessible name of the text. */
  readonly label: string
  readonly placeholder?: string | undefined
  /** Title, stored with the draft and restored with it. */
  readonly title?: string | undefined
  readonly onTitle?: ((title: string) => void) | undefined
  /** Called when the editor opens, and debounced after every change. */
  readonly onChange?: ((written: Written) => void) | undefined
  /** Called on Control or Command with Enter, never during an IME composition. */
  readonly onSend?: (() => void) | undefined
  /** Maximum number of pictures; 10 by default. */
  readonly pictures?: number | undefined
  readonly ref?: Ref<EditorHandle> | undefined
  /** Text typed before the editor was loaded, with the selection in it. */
  readonly typed?: Typed | undefined
  /** The host's buttons, shown at the foot beside the count. */
  readonly children?: ReactNode
}

export interface Typed extends Box {
  readonly focused: boolean
}
