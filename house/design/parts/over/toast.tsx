import { createContext, type ReactNode, use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from '../../icons/icon.tsx'
import styles from './toast.module.css'
import { type Toast, type ToastAction, ToastQueue } from './toast-queue.ts'

export type ToastProviderProps = {
  /** The name of the region, for those who jump to it. */
  label: string
  children: ReactNode
}

export function ToastProvider({ label, children }: ToastProviderProps) {
  const [queue] = useState(
    () => new ToastQueue({ set: (run, ms) => setTimeout(run, ms), clear: (timer) => clearTimeout(timer as never) }),
  )
  return (
    <Queue value={queue}>
      {children}
      <ToastRegion queue={queue} label={label} />
    </Queue>
  )
}

/** `toast.success('Saved')`, `.info`, `.error`; a second argument offers an undo. `.clear()` takes all away. */
export function useToast() {
  const queue = use(Queue)
  return {
    success: (text: string, action?: ToastAction) => queue?.add('success', text, action),
    info: (text: string, action?: ToastAction) => queue?.add('info', text, action),
    error: (text: string, action?: ToastAction) => queue?.add('error', text, action),
    clear: () => queue?.clear(),
  }
}

const Queue = createContext<ToastQueue | null>(null)

const NONE: readonly Toast[] = []

const KIND_ICON = { success: 'check', info: 'info', error: 'circle-alert' } as const

/** After a tap on a phone the browser says that a mouse has come; it never says that it has left. */
const canHover = () => matchMedia('(hover: hover)').matches

function ToastRegion({ queue, label }: { queue: ToastQueue; label: string }) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.list, () => NONE)
  const region = useRef<HTMLElement>(null)
  const newest = toasts.at(-1)?.id

  // shown anew for every toast, so that it stands above a dialog that opened meanwhile
  useEffect(() => {
    if (region.current?.matches(':popover-open')) region.current.hidePopover()
    if (newest !== undefined || region.current) region.current?.showPopover()
  }, [newest])

  return (
    <section ref={region} className={styles.region} popover="manual" aria-label={label} aria-live="polite">
      {toasts.map((toast) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: hovering and focusing only stop its clock
        <div
          key={toast.id}
          className={styles.toast}
          data-kind={toast.kind}
          role={toast.kind === 'error' ? 'alert' : undefined}
          tabIndex={0}
          onMouseEnter={() => canHover() && queue.hold(toast.id)}
          onMouseLeave={() => canHover() && queue.release(toast.id)}
          onFocus={({ target }) => target.matches(':focus-visible') && queue.hold(toast.id)}
          onBlur={() => queue.release(toast.id)}
          onKeyDown={(event) => event.key === 'Escape' && queue.remove(toast.id)}
        >
          <Icon name={KIND_ICON[toast.kind]} size={18} />
          <span>{toast.text}</span>
          {toast.action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                toast.action?.act()
                queue.remove(toast.id)
              }}
            >
              {toast.action.label}
            </button>
          )}
        </div>
      ))}
    </section>
  )
}
