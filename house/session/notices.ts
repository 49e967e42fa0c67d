import type { ToastKind } from '#design/parts/over/toast-queue.ts'

export interface Notice {
  readonly kind: ToastKind
  readonly text: string
}

/** Lets code outside React, such as the client of the calls, show toasts. They are queued until the page is there. */
export interface Notices {
  readonly say: (kind: ToastKind, text: string) => void
  /** Attaches the function that shows notices; it gets the queued ones first. */
  readonly attach: (show: (notice: Notice) => void) => () => void
}

export const createNotices = (): Notices => {
  let waiting: Notice[] = []
  let show: ((notice: Notice) => void) | null = null
  return {
    say: (kind, text) => {
      if (show) show({ kind, text })
      else waiting.push({ kind, text })
    },
    attach: (shower) => {
      show = shower
      const before = waiting
      waiting = []
      before.forEach(shower)
      return () => {
        show = null
      }
    },
  }
}
