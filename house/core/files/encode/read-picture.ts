import { openFairTurns, type Turn } from '#kit/http/fair-turns.ts'
import * as limits from '#rules/picture-limits.ts'
import type { EncodedPicture, PictureProblem } from './encode-picture.ts'
import { openMemoryBudget } from './memory-budget.ts'
import { type PictureWorker, startPictureWorker } from './picture-worker.ts'

/** Queue rank: lower numbers go first. */
export const pictureRanks = { verified: 0, unverified: 1, copy: 2 } as const

/**
 * Decodes and re-encodes a picture in a child process, when its turn comes: a member has one turn at a time, unverified
 * accounts wait behind others, and copies of external pictures behind both. Throws the refusal `busy` if the queue is
 * full.
 */
export const readPicture = (bytes: Uint8Array, turn: Turn): Promise<EncodedPicture | PictureProblem> =>
  inTurn(turn, async () => {
    const worker = takeWorker()
    try {
      return await worker.run({ bytes, patienceMs: limits.pictureSeconds * 1_000, room: memory.take })
    } finally {
      keepWorker(worker)
    }
  })

/** Decoded pictures are large: two at once, and together no more memory than the largest picture may take alone. */
const inTurn = openFairTurns({ atOnce: 2, waiting: 20 })
const memory = openMemoryBudget(limits.pictureMemory)

interface Idle {
  readonly worker: PictureWorker
  readonly timer: NodeJS.Timeout
}

const idle: Idle[] = []
const idleMs = 30_000

function takeWorker(): PictureWorker {
  const kept = idle.pop()
  if (!kept) return startPictureWorker()
  clearTimeout(kept.timer)
  return kept.worker.usable() ? kept.worker : startPictureWorker()
}

function keepWorker(worker: PictureWorker): void {
  if (!worker.usable()) return
  const timer = setTimeout(() => {
    idle.splice(
      idle.findIndex((one) => one.worker === worker),
      1,
    )
    worker.end()
  }, idleMs)
  timer.unref()
  idle.push({ worker, timer })
}
