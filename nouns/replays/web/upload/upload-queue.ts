import type { Replay } from '@patisserie/replay/facts'
import type { Refused } from '#api/answer.ts'
import type { SaidWhy } from '#contract/fields.ts'
import type { Problem } from '#words/problem.ts'
import * as limits from '../../rules/replay-limits.ts'
import { proposeCategory, proposeFlags, scoreProblem } from '../../rules/replays.ts'
import { typedScore } from '../../rules/typed-score.ts'
import { emptyDraft, type KeptDraft, type UploadDraft } from './form-draft.ts'
import type { ReadResult } from './read-replay.ts'
import { formProblems, hasProblem, type ReplayForm } from './replay-form.ts'

/** How far a file of the queue has come. */
export type ItemState =
  /** Remembered from before a reload: the file must be chosen again. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'reading'; readonly file: File }
  | { readonly kind: 'unreadable'; readonly reason: string }
  | ReadState
  | {
      readonly kind: 'done'
      readonly replay: Replay
      readonly mark: string
      readonly code: string
      readonly heldFor: SaidWhy | ''
    }

/** Read by the browser, not yet taken by the house. */
export interface ReadState {
  readonly kind: 'ready' | 'sending' | 'refused'
  readonly file: File
  readonly replay: Replay
  readonly mark: string
  /** Share of the bytes that are sent. */
  readonly share: number
  readonly refused: Refused | null
}

export interface QueueItem {
  readonly id: number
  /** Name of the file. */
  readonly name: string
  readonly draft: UploadDraft
  readonly state: ItemState
}

export type ReadItem = QueueItem & { readonly state: ReadState }

export type Queue = readonly QueueItem[]

export type QueueAct =
  | { readonly act: 'remember'; readonly kept: readonly KeptDraft[] }
  | { readonly act: 'add'; readonly files: readonly File[] }
  | { readonly act: 'read'; readonly file: File; readonly result: ReadResult }
  | { readonly act: 'write'; readonly id: number; readonly draft: UploadDraft }
  /** Category, claims and visibility of one item for all that are not sent. */
  | { readonly act: 'spread'; readonly id: number }
  | { readonly act: 'send'; readonly id: number }
  | { readonly act: 'progress'; readonly id: number; readonly share: number }
  | { readonly act: 'taken'; readonly id: number; readonly code: string; readonly heldFor?: SaidWhy | '' }
  | { readonly act: 'refuse'; readonly id: number; readonly refused: Refused }
  /** Returns items to the state before sending. */
  | { readonly act: 'back'; readonly ids: readonly number[] }
  | { readonly act: 'remove'; readonly ids: readonly number[] }
  /** Rows that were removed come back as they were, behind those chosen meanwhile. */
  | { readonly act: 'putBack'; readonly items: Queue }

export const changeQueue = (queue: Queue, act: QueueAct): Queue => {
  switch (act.act) {
    case 'remember':
      return remembered(queue, act.kept)
    case 'add':
      return added(settled(queue), act.files)
    case 'read':
      return queue.map((item) =>
        item.state.kind === 'reading' && item.state.file === act.file
          ? { ...item, state: readState(act.file, act.result) }
          : item,
      )
    case 'write':
      return changed(queue, [act.id], (item) => ({ ...item, draft: act.draft }))
    case 'spread':
      return spread(queue, act.id)
    case 'send':
      return moved(queue, [act.id], { kind: 'sending', share: 0, refused: null })
    case 'progress':
      return moved(queue, [act.id], { share: act.share })
    case 'refuse':
      return moved(queue, [act.id], { kind: 'refused', refused: act.refused })
    case 'back':
      return moved(queue, act.ids, { kind: 'ready', refused: null })
    case 'taken':
      return changed(queue, [act.id], (item) =>
        isRead(item)
          ? {
              ...item,
              state: {
                kind: 'done',
                replay: item.state.replay,
                mark: item.state.mark,
                code: act.code,
                heldFor: act.heldFor ?? '',
              },
            }
          : item,
      )
    case 'remove':
      return queue.filter(({ id }) => !act.ids.includes(id))
    case 'putBack':
      return act.items.reduce(withRow, queue)
  }
}

export const isRead = (item: QueueItem): item is ReadItem => 'file' in item.state && 'replay' in item.state

/** Refused for what the file is: neither another try nor another form helps. */
export const isLost = ({ state }: QueueItem): boolean =>
  state.kind === 'unreadable' || (state.kind === 'refused' && lost.some((code) => code === state.refused?.refusal))

const lost = [
  'r.repeated',
  'r.unreadable',
  'r.unsupported',
  'r.otherPilot',
  'r.fileTooBig',
] as const satisfies Problem[]

/** Whether the house does not have it yet, and may. */
export const isUnsent = (item: QueueItem): boolean => item.state.kind !== 'done' && !isLost(item)

/** Whether what was typed beside it may be wanted again. */
export const hasWriting = ({ state }: QueueItem): boolean => state.kind !== 'done' && state.kind !== 'unreadable'

/** An earlier file of the queue with the same bytes; only the first of them is sent. */
export const twinOf = (queue: Queue, item: QueueItem): QueueItem | undefined => {
  const mark = markOf(item)
  if (mark === '') return undefined
  const first = queue.find((other) => markOf(other) === mark)
  return first === item ? undefined : first
}

/** Values of the form: category and claims follow the file until the uploader changes them. */
export const formOfItem = ({ draft, state }: ReadItem): ReplayForm => ({
  ...draft,
  category: draft.category ?? proposeCategory(state.replay),
  flags: draft.flags ?? proposeFlags(state.replay),
})

/** Game 9's files have no total: it is typed. */
export const scoreOfItem = ({ draft, state }: ReadItem): number | null =>
  state.replay.game === 'th09' ? typedScore(draft.score) : state.replay.score

export const problemsOfItem = (item: ReadItem) => ({
  form: formProblems(formOfItem(item), item.state.replay.slowdownPercent),
  score: scoreProblem(scoreOfItem(item)),
})

/** Read, written well, and nobody's twin. */
export const canSend = (queue: Queue, item: QueueItem): item is ReadItem => {
  if (!isRead(item) || item.state.kind !== 'ready' || twinOf(queue, item)) return false
  const { form, score } = problemsOfItem(item)
  return !hasProblem(form) && score === null
}

const markOf = ({ state }: QueueItem): string => ('mark' in state ? state.mark : '')

const readState = (file: File, result: ReadResult): ItemState =>
  result.ok
    ? { kind: 'ready', file, replay: result.replay, mark: result.mark, share: 0, refused: null }
    : { kind: 'unreadable', reason: result.reason }

/** A single file that could not be read makes room for the next choice. */
const settled = (queue: Queue): Queue => (queue.length === 1 && queue[0]?.state.kind === 'unreadable' ? [] : queue)

/** Files go on with what was written for them before a reload, by their names; the others are added as long as there is room. */
const added = (queue: Queue, files: readonly File[]): Queue => {
  const [only] = queue
  // The only one there was may have another name by now.
  if (queue.length === 1 && files.length === 1 && only?.state.kind === 'missing')
    return files.reduce(taken(only), queue)
  return files.reduce((now, file) => {
    const row = now.find(({ name, state }) => state.kind === 'missing' && name === file.name)
    if (row) return taken(row)(now, file)
    return withRow(now, { name: file.name, draft: emptyDraft, state: { kind: 'reading', file } })
  }, queue)
}

/** How many of the files would find neither their row nor room for a new one. */
export const withoutRoom = (queue: Queue, files: readonly File[]): number => {
  const now = settled(queue)
  const known = new Set(now.map(({ id }) => id))
  const then = added(now, files)
  const found = now.filter((item) => then.find(({ id }) => id === item.id) !== item).length
  return files.length - found - then.filter(({ id }) => !known.has(id)).length
}

const taken =
  ({ id }: QueueItem) =>
  (queue: Queue, file: File): Queue =>
    changed(queue, [id], (item) => ({ ...item, name: file.name, state: { kind: 'reading', file } }))

/** Rows from before a reload; a file that was chosen already goes on with its own. */
const remembered = (queue: Queue, kept: readonly KeptDraft[]): Queue =>
  kept.reduce<Queue>((now, { name, draft }) => {
    const here = now.find((item) => item.name === name && item.draft === emptyDraft && item.state.kind !== 'missing')
    if (here) return changed(now, [here.id], (item) => ({ ...item, draft }))
    return withRow(now, { name, draft, state: { kind: 'missing' } })
  }, queue)

/** Appends a row unless the queue is full. */
const withRow = (queue: Queue, row: Omit<QueueItem, 'id'>): Queue =>
  queue.length < limits.uploadQueue ? [...queue, { ...row, id: nextId(queue) }] : queue

const nextId = (queue: Queue): number => 1 + Math.max(0, ...queue.map(({ id }) => id))

const changed = (queue: Queue, ids: readonly number[], change: (item: QueueItem) => QueueItem): Queue =>
  queue.map((item) => (ids.includes(item.id) ? change(item) : item))

const moved = (queue: Queue, ids: readonly number[], change: Partial<ReadState>): Queue =>
  changed(queue, ids, (item) => (isRead(item) ? { ...item, state: { ...item.state, ...change } } : item))

const spread = (queue: Queue, id: number): Queue => {
  const from = queue.find((item) => item.id === id)
  if (!from || !isRead(from)) return queue
  const { category, flags, open, commentable } = formOfItem(from)
  const others = queue.filter(isUnsent).map((item) => item.id)
  return changed(queue, others, (item) => ({ ...item, draft: { ...item.draft, category, flags, open, commentable } }))
}
