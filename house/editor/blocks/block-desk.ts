import type { Editor as Tiptap } from '@tiptap/core'
import type { Language } from '#rules/language.ts'
import type { PieceKind } from '#rules/rich-text/document.ts'

/** The open dialog, or the panel of emoji. `at`: position of the block that it edits. */
export interface Wish {
  readonly kind: 'picture' | 'gallery' | 'hidden' | 'replay' | 'painting' | 'emoji'
  readonly at?: number
}

/** A name being typed after `@`: the place of both, and what is typed of the name. */
export interface MentionQuery {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Picture and title by which a piece is shown. */
export interface PieceFace {
  readonly src: string
  readonly title: string
  /** Width in pixels, where it is not that of all pictures of the kind. */
  readonly width?: number | undefined
}

interface DeskState {
  readonly wish: Wish | null
  readonly mention: MentionQuery | null
}

/**
 * Where an editor's nodes and plugins, which know no React, and the layer of its dialogs meet. One for every editor;
 * gone with it.
 */
export class BlockDesk {
  /** Set by the layer before the nodes are drawn. */
  language: Language = 'zh'
  /** Uploads pictures and puts them where the caret is. */
  takePictures: (files: readonly File[]) => void = () => undefined
  /** Asks what a piece looks like. */
  faceOf: (kind: PieceKind, id: number) => Promise<PieceFace | null> = () => Promise.resolve(null)
  /** The open card's keys; true for one it took. */
  mentionKey: ((key: string) => boolean) | null = null

  #state: DeskState = { wish: null, mention: null }
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly read = (): DeskState => this.#state

  wish(wish: Wish | null): void {
    this.#set({ ...this.#state, wish })
  }
  mention(mention: MentionQuery | null): void {
    const { mention: before } = this.#state
    if (before?.from === mention?.from && before?.to === mention?.to && before?.text === mention?.text) return
    this.#set({ ...this.#state, mention })
  }
  #set(state: DeskState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

export const deskOf = (editor: Tiptap): BlockDesk => {
  const found = desks.get(editor)
  if (found) return found
  const desk = new BlockDesk()
  desks.set(editor, desk)
  return desk
}

const desks = new WeakMap<Tiptap, BlockDesk>()
