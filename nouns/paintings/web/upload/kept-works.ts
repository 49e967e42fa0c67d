import { changeKeptFiles, readKeptFiles } from '#session/typed/kept-files.ts'
import * as limits from '../../rules/painting-limits.ts'
import { readForm } from './painting-form.ts'
import { isUnsent, type Work, type WorkPicture, type Works } from './painting-queue.ts'

/** The works of a member (0: of a guest) from before a reload, with their files. */
export const readKeptWorks = async (owner: number): Promise<Works> => {
  const works = worksOf(await readKeptFiles(place, owner))
  see(works)
  return works
}

/** Keeps what does not hang yet, beside the works of other tabs. Answers whether the browser has room for it. */
export const keepWorks = (owner: number, works: Works): Promise<boolean> => {
  see(works)
  const own = works.filter(isUnsent).map(({ form, pictures }) => ({ form, pictures: pictures.map(withoutFile) }))
  return changeKeptFiles(place, owner, (before) => {
    const kept = [...worksOfOthers(before, seen), ...own]
    return kept.length === 0 ? undefined : kept
  })
}

/** Kept works with pictures that this tab has not seen: another tab has put them there meanwhile. */
export const worksOfOthers = (raw: unknown, seenKeys: ReadonlySet<string>): readonly unknown[] =>
  Array.isArray(raw)
    ? raw.filter((kept: unknown) => {
        const pictures = worksOf([kept]).flatMap((work) => work.pictures)
        return pictures.length > 0 && pictures.every(({ key }) => key !== '' && !seenKeys.has(key))
      })
    : []

/** Keys of the pictures that this tab has read from the browser or has kept there. */
const seen = new Set<string>()
const see = (works: Works) => {
  for (const { pictures } of works) for (const { key } of pictures) seen.add(key)
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
      key: typeof value.key === 'string' ? value.key : '',
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
