import type { Problem } from '#words/problem.ts'
import type { PaintingDetail } from '../../contract/painting-row.ts'
import { type ContentNote, contentNotes, type PaintingRights } from '../../rules/paintings.ts'
import { type WrittenProblem, writtenProblem } from '../../rules/written-painting.ts'

/** What an uploader says about a work, as the form has it. */
export interface PaintingForm {
  readonly name: string
  readonly comment: string
  readonly characters: readonly string[]
  readonly games: readonly number[]
  /** House tags and free ones, folded. */
  readonly tags: readonly string[]
  /** A character, or '' for none. */
  readonly dragon: string
  readonly rights: PaintingRights
  readonly source: string
  readonly note: ContentNote
  readonly ai: boolean
  readonly commentable: boolean
}

export const emptyForm: PaintingForm = {
  name: '',
  comment: '',
  characters: [],
  games: [],
  tags: [],
  dragon: '',
  rights: 'mine',
  source: '',
  note: '',
  ai: false,
  commentable: true,
}

/** The form of a work that is edited. */
export const formOfPainting = (work: PaintingDetail): PaintingForm => ({
  name: work.NAME,
  comment: work.COMMENT,
  characters: work.CHARACTERS,
  games: work.GAMES,
  tags: work.TAGS,
  dragon: work.DRAGON,
  rights: work.RIGHTS,
  source: work.SOURCE,
  note: work.NOTE,
  ai: work.AI === 'Y',
  commentable: work.COMMENTABLE === 'Y',
})

/** The form as the calls take it. */
export const writtenOf = ({ characters, games, tags, ...form }: PaintingForm) => ({
  ...form,
  name: form.name.trim(),
  comment: form.comment.trim(),
  characters: [...characters],
  games: [...games],
  tags: [...tags],
  source: form.rights === 'mine' ? '' : form.source.trim(),
  ai: form.ai ? ('Y' as const) : ('N' as const),
  commentable: form.commentable ? ('Y' as const) : ('N' as const),
})

export type FormField = 'name' | 'comment' | 'characters' | 'games' | 'tags' | 'source'

export interface FormProblem {
  readonly field: FormField
  /** Key of the words: those of the refusal that the server would send. */
  readonly problem: Problem
}

/** The first problem of a form; null if it can be sent. */
export const formProblem = (form: PaintingForm): FormProblem | null => {
  const problem = writtenProblem({ ...form, source: form.rights === 'mine' ? '' : form.source })
  return problem && { field: fields[problem], problem: `p.${problem}` }
}

const fields: Readonly<Record<WrittenProblem, FormField>> = {
  nameEmpty: 'name',
  nameLong: 'name',
  commentLong: 'comment',
  tagEmpty: 'tags',
  tagLong: 'tags',
  tagUnknown: 'tags',
  characterUnknown: 'characters',
  gameUnknown: 'games',
  sourceLong: 'source',
  sourceMissing: 'source',
}

/** A name made of a file's name; empty for the names that cameras, phones and browsers give. */
export const nameOfFile = (file: string): string => {
  const name = file
    .replace(/\.[a-z]{3,4}$/i, '')
    .replaceAll('_', ' ')
    .trim()
  return madeUp.test(name) ? '' : name
}

const madeUp =
  /^(?:(?:img|dsc|pxl|image|images|photo|picture|screenshot|download|untitled|mmexport|wx|qq|截图|屏幕截图|微信图片|图片|无标题|未命名)[\s\d()_.:-]*|[\d\s_.:-]+|[\da-f-]{16,})$/i

/** A form that was stored by another version of the page: what does not fit is left as in an empty form. */
export const readForm = (raw: unknown): PaintingForm => {
  if (typeof raw !== 'object' || raw === null) return emptyForm
  // Every field is looked at below.
  const value = raw as Readonly<Record<string, unknown>>
  const text = (name: string) => (typeof value[name] === 'string' ? value[name] : '')
  const list = <T>(name: string, is: (item: unknown) => item is T): readonly T[] =>
    Array.isArray(value[name]) ? value[name].filter(is) : []
  const isText = (item: unknown) => typeof item === 'string'
  const isNumber = (item: unknown) => typeof item === 'number'
  return {
    name: text('name'),
    comment: text('comment'),
    characters: list('characters', isText),
    games: list('games', isNumber),
    tags: list('tags', isText),
    dragon: text('dragon'),
    rights: value.rights === 'permission' ? 'permission' : 'mine',
    source: text('source'),
    note: contentNotes.find((note) => note === value.note) ?? '',
    ai: value.ai === true,
    commentable: value.commentable !== false,
  }
}
