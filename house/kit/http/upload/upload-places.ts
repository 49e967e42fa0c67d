import { Refusal } from '../../refusal.ts'
import { type Pace, usualPace, watchPace } from './upload-pace.ts'

/** A slot for an upload in progress. */
export interface UploadPlace {
  /**
   * Waits for the body. `came` answers how many bytes have come so far. Refuses `uploadSlow` if they stop or come too
   * slowly, and `busy` if another upload takes over the slot.
   */
  receive<T>(came: () => number, body: Promise<T>): Promise<T>
}

export interface UploadPlaces {
  /** Runs an upload in a slot, from its first byte to its answer; refuses `busy` if no slot is free. */
  hold<T>(whose: string, upload: (place: UploadPlace) => Promise<T>): Promise<T>
}

interface Bounds {
  readonly atOnce: number
  readonly ofOne: number
  readonly pace: Pace
  /** Milliseconds after which an upload that is still being received may lose its slot to a new one. */
  readonly safeMs: number
}

const usual: Bounds = { atOnce: 32, ofOne: 2, pace: usualPace, safeMs: 3_000 }

/**
 * Uploads are held in memory, so their number is limited: in all and per caller. If all slots are taken, a new upload
 * takes the slot of the slowest one that has been receiving for a while: slow connections, malicious or not, cannot
 * lock out fast ones.
 */
export function openUploadPlaces(changed: Partial<Bounds> = {}): UploadPlaces {
  const bounds = { ...usual, ...changed }
  const byCaller = new Map<string, number>()
  const receiving = new Set<Receiving>()
  let all = 0

  /** Ends the slowest upload; false if none is old enough. */
  const makeRoom = (): boolean => {
    const now = Date.now()
    const rate = ({ since, before, came }: Receiving) => (came() - before) / Math.max(1, now - since)
    const [slowest] = [...receiving]
      .filter(({ since }) => now - since >= bounds.safeMs)
      .map((upload) => ({ upload, rate: rate(upload) }))
      .toSorted((one, other) => one.rate - other.rate)
    if (!slowest) return false
    receiving.delete(slowest.upload)
    slowest.upload.giveUp(new Refusal({ code: 'busy' }))
    return true
  }

  const receive = async <T>(came: () => number, body: Promise<T>): Promise<T> => {
    let stop = () => {}
    const ended = new Promise<never>((_, reject) => {
      const mine: Receiving = { since: Date.now(), before: came(), came, giveUp: reject }
      receiving.add(mine)
      const stopWatching = watchPace(bounds.pace, came, () => reject(new Refusal({ code: 'uploadSlow' })))
      stop = () => {
        receiving.delete(mine)
        stopWatching()
      }
    })
    try {
      return await Promise.race([body, ended])
    } finally {
      stop()
      // The body may still fail after this call has ended: ignore that.
      body.catch(() => undefined)
    }
  }

  return {
    hold: async (whose, upload) => {
      const own = byCaller.get(whose) ?? 0
      if (own >= bounds.ofOne || (all >= bounds.atOnce && !makeRoom())) throw new Refusal({ code: 'busy' })
      all += 1
      byCaller.set(whose, own + 1)
      try {
        return await upload({ receive })
      } finally {
        all -= 1
        const left = (byCaller.get(whose) ?? 1) - 1
        if (left > 0) byCaller.set(whose, left)
        else byCaller.delete(whose)
      }
    },
  }
}

interface Receiving {
  readonly since: number
  /** Bytes that had already come when receiving began. */
  readonly before: number
  readonly came: () => number
  readonly giveUp: (reason: Refusal) => void
}
