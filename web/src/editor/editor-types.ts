import type { Language } from '@patisserie/rules/language'
import type { RichTextProblem } from '@patisserie/rules/rich-text/problems'
import type { Editor as Tiptap } from '@tiptap/core'
import type { ReactNode, Ref } from 'react'
import type { ToolIconName } from './toolbar/icons.ts'

/** The editor's document as JSON; `rules/rich-text` says what may stand in it. */
export type RichDocument = Record<string, unknown>

/** What a host learns of what is written. */
export interface Written {
  readonly document: RichDocument
  /** Nothing that could be posted. */
  readonly empty: boolean
  /** Characters people see; bytes of the document as JSON; pictures in it. */
  readonly characters: number
  readonly bytes: number
  readonly pictures: number
  /** Refusal code the server would answer, null for none. */
  readonly problem: RichTextProblem | null
}

/** What a host may ask of an open editor. */
export interface EditorHandle {
  /** As it stands now, also in the middle of a composition. */
  readonly read: () => Written
  readonly focus: () => void
  /** Puts a quotation of a floor where the caret is. `content` is the quoted part of its document. */
  readonly insertQuote: (quoted: Quoted) => void
  /** Keeps a draft at once; true when it is kept somewhere. */
  readonly save: () => Promise<boolean>
  /** It was posted: empties the editor and forgets the draft, which the server closed with the post. */
  readonly posted: () => void
}

export interface Quoted {
  readonly floor: number
  readonly uid: number
  readonly nick: string
  readonly content: readonly RichDocument[]
}

export interface EditorProps {
  /** Of the draft: `m:3`, `t:17`, `e:17:4`. */
  readonly place: string
  /** What is edited; null for something new. */
  readonly initial: RichDocument | null
  readonly language: Language
  /** The editor comes at once, for what was kept to be found. */
  readonly eager?: boolean | undefined
  /** Names the text for screen readers. */
  readonly label: string
  readonly placeholder?: string | undefined
  /** Kept with the draft, and given back with it. */
  readonly title?: string | undefined
  readonly onTitle?: ((title: string) => void) | undefined
  /** A moment after every change, and when the editor opens. */
  readonly onChange?: ((written: Written) => void) | undefined
  /** Control or Command with Enter, never during composition. */
  readonly onSend?: (() => void) | undefined
  /** Pictures allowed; 10 without it. */
  readonly pictures?: number | undefined
  readonly ref?: Ref<EditorHandle> | undefined
  /** Written before the editor was there, and where the caret stood in it. */
  readonly typed?: Typed | undefined
  /** At the foot beside the count: the host's buttons. */
  readonly children?: ReactNode
}

export interface Typed {
  readonly text: string
  readonly from: number
  readonly to: number
  readonly focused: boolean
}

/** A button of the toolbar that a block brings along. */
export interface BlockTool {
  readonly name: string
  readonly icon: ToolIconName
  readonly label: (language: Language) => string
  readonly run: (editor: Tiptap) => void
  /** Left out on phones. */
  readonly wide?: boolean
}
