import type { ToastKind } from '../design/parts/over/toast-queue.ts'

export interface Notice {
  readonly kind: ToastKind
  readonly text: string
}

/** Lets what stands outside React, such as the client of the calls, show toasts once the page is there. */
export interface Notices {
  readonly say: (kind: ToastKind, text: string) => void
  /** Who shows them; what was said before is handed over. */
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
