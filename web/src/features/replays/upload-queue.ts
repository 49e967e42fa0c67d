import type { Replay } from '@patisserie/replay/facts'
import { limits } from '@patisserie/rules/limits'
import { proposeCategory, proposeFlags, scoreProblem } from '@patisserie/rules/replays'
import type { Problem } from '@patisserie/words/problem'
import type { Refused } from '../../api/answer.ts'
import { emptyDraft, type KeptDraft, type UploadDraft } from './form-draft.ts'
import type { ReadResult } from './read-replay.ts'
import { formProblems, hasProblem, type ReplayForm } from './replay-form.ts'
import { typedNumber } from './typed-number.ts'

/** How far a file of the queue has come. */
export type ItemState =
  /** Remembered from before a reload: the file must be chosen again. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'reading'; readonly file: File }
  | { readonly kind: 'unreadable'; readonly reason: string }
  | ReadState
  | { readonly kind: 'done'; readonly replay: Replay; readonly mark: string; readonly code: string }

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
  /** Of the file. */
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
  | { readonly act: 'taken'; readonly id: number; readonly code: string }
  | { readonly act: 'refuse'; readonly id: number; readonly refused: Refused }
  /** Not sent after all, or to be sent again. */
  | { readonly act: 'back'; readonly ids: readonly number[] }
  | { readonly act: 'remove'; readonly ids: readonly number[] }

export const changeQueue = (queue: Queue, act: QueueAct): Queue => {
  switch (act.act) {
    case 'remember':
      return queue.length > 0
        ? queue
        : act.kept.map((kept, at) => ({ ...kept, id: at + 1, state: { kind: 'missing' } as const }))
    case 'add':
      return act.files.reduce(added, settled(queue))
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
          ? { ...item, state: { kind: 'done', replay: item.state.replay, mark: item.state.mark, code: act.code } }
          : item,
      )
    case 'remove':
      return queue.filter(({ id }) => !act.ids.includes(id))
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

/** What stands in the form: untouched, category and claims follow the file. */
export const formOfItem = ({ draft, state }: ReadItem): ReplayForm => ({
  ...draft,
  category: draft.category ?? proposeCategory(state.replay),
  flags: draft.flags ?? proposeFlags(state.replay),
})

/** Game 9's files have no total: it is typed. */
export const scoreOfItem = ({ draft, state }: ReadItem): number | null =>
  state.replay.game === 'th09' ? typedNumber(draft.score) : state.replay.score

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

/** A file goes on with what was written for it before a reload: by its name, or as the only one there was. */
const added = (queue: Queue, file: File): Queue => {
  const state: ItemState = { kind: 'reading', file }
  const missing = queue.filter((item) => item.state.kind === 'missing')
  const before = missing.find(({ name }) => name === file.name) ?? (queue.length === 1 ? missing[0] : undefined)
  if (before) return changed(queue, [before.id], (item) => ({ ...item, name: file.name, state }))
  if (queue.length >= limits.uploadQueue) return queue
  const id = 1 + Math.max(0, ...queue.map((item) => item.id))
  return [...queue, { id, name: file.name, draft: emptyDraft, state }]
}

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
