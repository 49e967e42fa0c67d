import * as limits from '../people/account-limits.ts'
import { isUserId } from '../people/user-id.ts'
import * as staffLimits from '../staff/staff-limits.ts'
import { isPictureSource, isSafeLink } from './addresses.ts'
import { paintingIdMax } from './piece-id.ts'
import type { RichTextProblem } from './problems.ts'
import { momentFrameMost, momentStageMost } from './run-link.ts'
import * as textLimits from './text-limits.ts'

/**
 * What a text may contain. The server validates documents by this table; a test compares the editor's schema with it.
 */
export const nodeRules = {
  doc: { content: 'block+', attrs: {} },
  paragraph: { group: 'block', content: 'inline*', attrs: { align: align() } },
  heading: {
    group: 'block',
    content: 'inline*',
    attrs: { level: { fits: (v: unknown) => v === 2 || v === 3 }, align: align() },
  },
  bulletList: { group: 'block', content: 'listItem+', attrs: {} },
  orderedList: { group: 'block', content: 'listItem+', attrs: { start: { default: 1, fits: whole(0, 100_000) } } },
  listItem: { content: 'paragraph block*', attrs: {} },
  blockquote: { group: 'block', content: 'block+', attrs: {} },
  codeBlock: {
    group: 'block',
    content: 'text*',
    attrs: {
      language: { default: null, fits: (v: unknown) => typeof v === 'string' && /^[a-z0-9+#.-]{1,20}$/i.test(v) },
    },
  },
  horizontalRule: { group: 'block', content: '', attrs: {} },
  table: { group: 'block', content: 'tableRow+', attrs: {} },
  tableRow: { content: '(tableCell | tableHeader)*', attrs: {} },
  tableCell: { content: 'block+', attrs: spans() },
  tableHeader: { content: 'block+', attrs: spans() },
  picture: {
    group: 'block',
    content: '',
    attrs: {
      src: { fits: (v: unknown) => typeof v === 'string' && isPictureSource(v), problem: 'notPic' },
      alt: alt(),
    },
  },
  quote: {
    group: 'block',
    content: 'block+',
    attrs: {
      floor: { default: null, fits: whole(1, 1_000_000) },
      uid: { default: null, fits: isUserId },
      nick: { default: '', fits: upTo(4 * limits.nickname) },
    },
  },
  piece: {
    group: 'block',
    content: '',
    attrs: {
      kind: { fits: (v: unknown) => v === 'replay' || v === 'painting' },
      // `isPieceId` has the bound of each kind; only replays have moments.
      id: { fits: whole(0, paintingIdMax) },
      stage: { default: null, fits: whole(1, momentStageMost) },
      frame: { default: null, fits: whole(0, momentFrameMost) },
    },
  },
  block: {
    group: 'block',
    content: '',
    attrs: {
      component: { fits: (v: unknown) => v === 'gallery' || v === 'hidden', problem: 'blockUnknown' },
      data: { fits: upTo(textLimits.floorBytes), problem: 'blockBroken' },
      id: { fits: (v: unknown) => typeof v === 'string' && /^[A-Za-z0-9_-]{1,40}$/.test(v), problem: 'blockBroken' },
    },
  },
  text: { group: 'inline', content: '', attrs: {} },
  hardBreak: { group: 'inline', content: '', attrs: {} },
  mention: {
    group: 'inline',
    content: '',
    attrs: { uid: { fits: isUserId }, label: { fits: upTo(4 * limits.nickname) } },
  },
  emoji: {
    group: 'inline',
    content: '',
    attrs: {
      set: { fits: upTo(20) },
      name: { default: null, fits: upTo(40) },
      src: {
        default: null,
        fits: (v: unknown) => typeof v === 'string' && isPictureSource(v),
        problem: 'notPic',
      },
    },
  },
} as const satisfies Record<string, NodeRule>

/** Marks, outermost first. */
export const markRules = {
  link: { attrs: { href: { fits: (v: unknown) => typeof v === 'string' && isSafeLink(v), problem: 'linkBad' } } },
  size: { attrs: { pt: { fits: whole(8, 36) } } },
  colour: { attrs: { hex: { fits: isHex } } },
  back: { attrs: { hex: { fits: isHex } } },
  bold: { attrs: {} },
  italic: { attrs: {} },
  underline: { attrs: {} },
  strike: { attrs: {} },
  code: { attrs: {} },
  subscript: { attrs: {} },
  superscript: { attrs: {} },
} as const satisfies Record<string, { readonly attrs: Readonly<Record<string, AttrRule>> }>

export interface AttrRule {
  /** The value of a missing attribute; an attribute without a default is required. */
  readonly default?: string | number | null
  readonly fits: (value: unknown) => boolean
  /** The refusal for other values; default `textBroken`. */
  readonly problem?: RichTextProblem
}

export interface NodeRule {
  readonly group?: 'block' | 'inline'
  /** Content in the syntax of the editor's library (ProseMirror). */
  readonly content: ContentRule
  readonly attrs: Readonly<Record<string, AttrRule>>
}

export type ContentRule =
  | ''
  | 'block+'
  | 'inline*'
  | 'text*'
  | 'listItem+'
  | 'paragraph block*'
  | 'tableRow+'
  | '(tableCell | tableHeader)*'

function whole(least: number, most: number) {
  return (v: unknown): boolean => typeof v === 'number' && Number.isInteger(v) && v >= least && v <= most
}
function upTo(most: number) {
  return (v: unknown): boolean => typeof v === 'string' && v.length <= most
}
function isHex(v: unknown): boolean {
  return typeof v === 'string' && /^#[0-9a-f]{6}$/.test(v)
}
function align() {
  return { default: null, fits: (v: unknown): boolean => v === 'center' || v === 'end' || v === 'justify' }
}
function spans() {
  const span = { default: 1, fits: whole(1, 50) }
  return { colspan: span, rowspan: span }
}
function alt() {
  return { default: '', fits: upTo(staffLimits.reason) }
}
