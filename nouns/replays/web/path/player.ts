/** A clock over the frames of a stage. Whoever draws listens; it runs by the frames of the screen. */
export class Player {
  #frame = 0
  #frames = 0
  #speed = 1
  #asked = 0
  #last = 0
  /** Parts of a frame that a slow speed has not shown yet. */
  #rest = 0
  readonly #listeners = new Set<() => void>()

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly frame = (): number => this.#frame
  readonly playing = (): boolean => this.#asked !== 0
  readonly speed = (): number => this.#speed

  load(frames: number, frame: number): void {
    this.#frames = frames
    this.seek(frame)
  }

  seek(frame: number): void {
    this.#frame = Math.max(0, Math.min(Math.max(0, this.#frames - 1), Math.round(frame)))
    this.#rest = 0
    this.#tell()
  }

  setSpeed(speed: number): void {
    this.#speed = speed
    this.#tell()
  }

  play(): void {
    if (this.#asked || this.#frames === 0) return
    if (this.#frame >= this.#frames - 1) this.#frame = 0
    this.#last = 0
    this.#asked = requestAnimationFrame(this.#run)
    this.#tell()
  }

  pause(): void {
    cancelAnimationFrame(this.#asked)
    this.#asked = 0
    this.#tell()
  }

  readonly #run = (now: number): void => {
    // The first frame of the screen starts the clock; a page that was hidden goes on where it stopped.
    const passed = this.#last === 0 ? 0 : Math.min(250, now - this.#last)
    this.#last = now
    const steps = (passed * 60 * this.#speed) / 1000 + this.#rest
    const whole = Math.floor(steps)
    this.#rest = steps - whole
    this.#asked = requestAnimationFrame(this.#run)
    if (whole === 0) return
    this.#frame = Math.min(this.#frames - 1, this.#frame + whole)
    if (this.#frame >= this.#frames - 1) this.pause()
    else this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

export const speeds = [0.5, 1, 2, 4, 8, 16] as const
