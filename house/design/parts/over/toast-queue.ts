export type ToastKind = 'success' | 'info' | 'error'

export type ToastAction = {
  label: string
  act: () => void
  /** Milliseconds the toast stays; without, the usual time of toasts with an action. */
  stayMs?: number | undefined
}

export type Toast = { id: number; kind: ToastKind; text: string; action?: ToastAction | undefined }

/** Milliseconds a toast stays. One that offers an undo stays long enough to be reached. */
const STAY = { success: 2000, info: 2000, error: 3000 } as const
const STAY_WITH_ACTION = 6000
const SHOWN_AT_ONCE = 3

export type Clock = { set: (run: () => void, ms: number) => unknown; clear: (timer: unknown) => void }

/** The toasts that are shown, oldest first. Held ones (hovered or focused) stay until they are let go. */
export class ToastQueue {
  #toasts: readonly Toast[] = []
  #next = 1
  readonly #timers = new Map<number, unknown>()
  readonly #listeners = new Set<() => void>()
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  readonly list = (): readonly Toast[] => this.#toasts

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The same words again only start their time anew. */
  add(kind: ToastKind, text: string, action?: ToastAction): void {
    const same = this.#toasts.find((toast) => toast.kind === kind && toast.text === text && !toast.action && !action)
    const toast = same ?? { id: this.#next++, kind, text, action }
    if (!same) {
      const dropped = this.#toasts.slice(0, Math.max(0, this.#toasts.length + 1 - SHOWN_AT_ONCE))
      for (const { id } of dropped) this.hold(id)
      this.#set([...this.#toasts.slice(dropped.length), toast])
    }
    this.release(toast.id)
  }

  remove(id: number): void {
    this.hold(id)
    this.#set(this.#toasts.filter((toast) => toast.id !== id))
  }

  clear(): void {
    for (const { id } of this.#toasts) this.remove(id)
  }

  hold(id: number): void {
    this.#clock.clear(this.#timers.get(id))
    this.#timers.delete(id)
  }

  release(id: number): void {
    this.hold(id)
    const toast = this.#toasts.find((one) => one.id === id)
    if (!toast) return
    const stay = toast.action ? (toast.action.stayMs ?? STAY_WITH_ACTION) : STAY[toast.kind]
    this.#timers.set(
      id,
      this.#clock.set(() => this.remove(id), stay),
    )
  }

  #set(toasts: readonly Toast[]): void {
    this.#toasts = toasts
    for (const listener of this.#listeners) listener()
  }
}
