import { Refusal } from './refusal.ts'
import { type Pace, usualPace, watchPace } from './upload-pace.ts'

/** A place among the uploads under way. */
export interface UploadPlace {
  /**
   * Waits for the body. `came` answers how many bytes of it came so far. Refuses `uploadSlow` where they stop coming or come
   * too slowly, and `busy` where another upload needs the place.
   */
  receive<T>(came: () => number, body: Promise<T>): Promise<T>
}

export interface UploadPlaces {
  /** Runs an upload from its first byte to its answer; refuses `busy` where no place is free. */
  hold<T>(whose: string, upload: (place: UploadPlace) => Promise<T>): Promise<T>
}

interface Bounds {
  readonly atOnce: number
  readonly ofOne: number
  readonly pace: Pace
  /** An upload that is still being received after so long makes room for others. */
  readonly safeMs: number
}

const usual: Bounds = { atOnce: 32, ofOne: 2, pace: usualPace, safeMs: 3_000 }

/**
 * Bytes of uploads lie in memory until they are judged: so many at once, and so many of one caller. Where all places are
 * taken, a new upload gets the place of the slowest among those that have been received for a while: slow connections, on
 * purpose or not, never keep faster ones out.
 */
export function openUploadPlaces(changed: Partial<Bounds> = {}): UploadPlaces {
  const bounds = { ...usual, ...changed }
  const byCaller = new Map<string, number>()
  const receiving = new Set<Receiving>()
  let all = 0

  /** Ends the reading of the slowest upload; false where none is old enough. */
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
      // What is read of it from now on is nobody's.
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
  /** Bytes that had come when it began. */
  readonly before: number
  readonly came: () => number
  readonly giveUp: (reason: Refusal) => void
}
