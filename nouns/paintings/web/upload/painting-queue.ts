import type { Refused } from '#api/answer.ts'
import type { AlikeRow, PaintingDetail } from '../../contract/painting-row.ts'
import * as limits from '../../rules/painting-limits.ts'
import { emptyForm, formProblem, nameOfFile, type PaintingForm } from './painting-form.ts'

/** Why a picture cannot be sent as it is. `tooBig` can be shrunk; the others cannot. */
export type PictureProblem = 'tooBig' | 'tooBigMoving' | 'tooBigClear' | 'notPicture' | 'shrinkFailed'

/** A picture as the browser has read it. */
export interface ReadPicture {
  /** Names it in all tabs of the browser. */
  readonly key: string
  readonly name: string
  /** Null for a picture that the house fetched from an address. */
  readonly file: File | null
  /** Path of the picture if the house has it, else empty. */
  readonly url: string
  readonly size: number
  /** Size before it was shrunk; 0 if it was not. */
  readonly before: number
  readonly width: number
  readonly height: number
  readonly problem: PictureProblem | null
}

export interface WorkPicture extends ReadPicture {
  readonly id: number
}

export type WorkState =
  | { readonly kind: 'draft'; readonly refused: Refused | null }
  /** The picture at `at` is under way; beyond the last one the work itself is. */
  | { readonly kind: 'sending'; readonly at: number; readonly share: number }
  /** It looks like these works: the uploader decides. */
  | { readonly kind: 'alike'; readonly works: readonly AlikeRow[] }
  /** The uploader has this picture on the wall already. */
  | { readonly kind: 'uploaded'; readonly work: AlikeRow }
  | { readonly kind: 'done'; readonly painting: number; readonly heldFor: PaintingDetail['HELDFOR'] }

/** A work of the queue: its pictures in their order, and what is written about it. */
export interface Work {
  readonly id: number
  readonly form: PaintingForm
  readonly pictures: readonly WorkPicture[]
  readonly state: WorkState
}

export type Works = readonly Work[]

export type WorksAct =
  /** Works from before a reload, before those that were added meanwhile. */
  | { readonly act: 'remember'; readonly works: Works }
  /** Every picture becomes a work of its own; with `dragon`, for that character's balls. */
  | { readonly act: 'add'; readonly pictures: readonly ReadPicture[]; readonly dragon?: string | undefined }
  | { readonly act: 'addPictures'; readonly id: number; readonly pictures: readonly ReadPicture[] }
  | { readonly act: 'write'; readonly id: number; readonly form: PaintingForm }
  /** Moves a picture to another place of its work. */
  | { readonly act: 'move'; readonly id: number; readonly from: number; readonly to: number }
  | { readonly act: 'dropPicture'; readonly id: number; readonly picture: number }
  | { readonly act: 'replace'; readonly id: number; readonly picture: number; readonly by: ReadPicture }
  | { readonly act: 'stored'; readonly id: number; readonly picture: number; readonly url: string }
  /** All drafts become pictures of the first of them. */
  | { readonly act: 'together' }
  | { readonly act: 'state'; readonly id: number; readonly state: WorkState }
  | { readonly act: 'remove'; readonly ids: readonly number[] }
  /** Works that were removed come back as they were. */
  | { readonly act: 'putBack'; readonly works: Works }

export const changeWorks = (works: Works, act: WorksAct): Works => {
  switch (act.act) {
    case 'remember':
      return [...withFreshIds(works, act.works), ...works].slice(0, limits.paintingQueue)
    case 'add':
      return act.pictures.reduce((all, picture) => withWork(all, picture, act.dragon), works)
    case 'addPictures':
      return changed(works, act.id, (work) => ({ ...work, pictures: withPictures(work.pictures, act.pictures) }))
    case 'write':
      return changed(works, act.id, (work) => ({ ...work, form: act.form }))
    case 'move':
      return changed(works, act.id, (work) => ({ ...work, pictures: moved(work.pictures, act.from, act.to) }))
    case 'dropPicture':
      return changed(works, act.id, (work) => ({
        ...work,
        pictures: work.pictures.filter(({ id }) => id !== act.picture),
      })).filter(({ pictures }) => pictures.length > 0)
    case 'replace':
      return onPicture(works, act, ({ id }) => ({ ...act.by, id }))
    case 'stored':
      return onPicture(works, act, (picture) => ({ ...picture, url: act.url }))
    case 'together':
      return together(works)
    case 'state':
      return changed(works, act.id, (work) => ({ ...work, state: act.state }))
    case 'remove':
      return works.filter(({ id }) => !act.ids.includes(id))
    case 'putBack':
      return [...works, ...withFreshIds(works, act.works)].slice(0, limits.paintingQueue)
  }
}

/** Whether something of it would be lost: it does not hang yet. */
export const isUnsent = ({ state }: Work): boolean => state.kind !== 'done' && state.kind !== 'uploaded'

/** Whether the uploader has to decide or change something before it can hang. */
export const asksUploader = (work: Work): boolean =>
  work.state.kind === 'alike' || work.pictures.some(({ problem }) => problem !== null)

/** Whether it can be sent: all pictures are good, and the form too. */
export const canSend = ({ state, pictures, form }: Work): boolean =>
  (state.kind === 'draft' || state.kind === 'alike') &&
  pictures.every(({ problem }) => problem === null) &&
  formProblem(form) === null

/** How many of `count` pictures would find no room as works of their own. */
export const withoutRoom = (works: Works, count: number): number =>
  Math.max(0, count - (limits.paintingQueue - works.length))

const withWork = (works: Works, picture: ReadPicture, dragon = ''): Works => {
  if (works.length >= limits.paintingQueue) return works
  const work: Work = {
    id: 1 + Math.max(0, ...works.map(({ id }) => id)),
    form: { ...emptyForm, name: nameOfFile(picture.name), dragon, characters: dragon === '' ? [] : [dragon] },
    pictures: withPictures([], [picture]),
    state: { kind: 'draft', refused: null },
  }
  return [...works, work]
}

/** Works that join the queue get new ids: those of `works` are in use by the work that is being sent and by those that wait. */
const withFreshIds = (works: Works, joining: Works): Works => {
  const next = 1 + Math.max(0, ...works.map(({ id }) => id))
  return joining.map((work, at) => ({ ...work, id: next + at }))
}

const withPictures = (pictures: readonly WorkPicture[], added: readonly ReadPicture[]): readonly WorkPicture[] => {
  const next = 1 + Math.max(0, ...pictures.map(({ id }) => id))
  return [...pictures, ...added.map((picture, at) => ({ ...picture, id: next + at }))].slice(0, limits.paintingPages)
}

const together = (works: Works): Works => {
  const drafts = works.filter(({ state }) => state.kind === 'draft')
  const [first, ...others] = drafts
  if (!first || others.length === 0) return works
  const joined = {
    ...first,
    pictures: withPictures(
      first.pictures,
      others.flatMap(({ pictures }) => pictures),
    ),
  }
  return works.flatMap((work) => (work === first ? [joined] : others.includes(work) ? [] : [work]))
}

const moved = (pictures: readonly WorkPicture[], from: number, to: number): readonly WorkPicture[] => {
  const picture = pictures[from]
  if (!picture || to < 0 || to >= pictures.length) return pictures
  return pictures.filter((one) => one !== picture).toSpliced(to, 0, picture)
}

const onPicture = (
  works: Works,
  { id, picture }: { readonly id: number; readonly picture: number },
  change: (picture: WorkPicture) => WorkPicture,
): Works =>
  changed(works, id, (work) => ({
    ...work,
    pictures: work.pictures.map((one) => (one.id === picture ? change(one) : one)),
  }))

const changed = (works: Works, id: number, change: (work: Work) => Work): Works =>
  works.map((work) => (work.id === id ? change(work) : work))
