import { limits } from '@patisserie/rules/limits'
import { keepFiles, readKeptFiles } from '../../../session/typed/kept-files.ts'
import { readForm } from './painting-form.ts'
import { isUnsent, type Work, type WorkPicture, type Works } from './painting-queue.ts'

/** The works of a member (0: of a guest) from before a reload, with their files. */
export const readKeptWorks = async (owner: number): Promise<Works> => worksOf(await readKeptFiles(place, owner))

/** Keeps what does not hang yet. Answers whether the browser has room for it. */
export const keepWorks = (owner: number, works: Works): Promise<boolean> => {
  const kept = works.filter(isUnsent).map(({ form, pictures }) => ({ form, pictures: pictures.map(withoutFile) }))
  return keepFiles(place, owner, kept.length === 0 ? undefined : kept)
}

/** A picture that the house has needs no file any more. */
const withoutFile = (picture: WorkPicture): WorkPicture => (picture.url === '' ? picture : { ...picture, file: null })

/** What was stored may come from another version of the page: works that do not fit are left out. */
export const worksOf = (raw: unknown): Works =>
  Array.isArray(raw)
    ? raw.slice(0, limits.paintingQueue).flatMap((kept: unknown, at) => {
        if (typeof kept !== 'object' || kept === null || !('pictures' in kept)) return []
        const pictures = picturesOf(kept.pictures)
        if (pictures.length === 0) return []
        const form = readForm('form' in kept ? kept.form : null)
        return [{ id: at + 1, form, pictures, state: { kind: 'draft', refused: null } } satisfies Work]
      })
    : []

const picturesOf = (raw: unknown): readonly WorkPicture[] =>
  Array.isArray(raw) ? raw.slice(0, limits.paintingPages).flatMap((kept: unknown, at) => pictureOf(kept, at + 1)) : []

const pictureOf = (raw: unknown, id: number): readonly WorkPicture[] => {
  if (typeof raw !== 'object' || raw === null) return []
  // Every field is looked at below.
  const value = raw as Readonly<Record<string, unknown>>
  const file = value.file instanceof File ? value.file : null
  const url = typeof value.url === 'string' ? value.url : ''
  if (file === null && url === '') return []
  const number = (name: string) => (typeof value[name] === 'number' ? value[name] : 0)
  return [
    {
      id,
      file,
      url,
      name: typeof value.name === 'string' ? value.name : '',
      size: number('size'),
      before: number('before'),
      width: number('width'),
      height: number('height'),
      problem: problems.find((problem) => problem === value.problem) ?? null,
    },
  ]
}

const problems = ['tooBig', 'tooBigMoving', 'tooBigClear', 'notPicture', 'shrinkFailed'] as const
const place = 'painting-drafts'
