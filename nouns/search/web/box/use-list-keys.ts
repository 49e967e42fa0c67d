import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { isComposing } from '#design/parts/forms/composition.ts'
import { useSession } from '#session/session-context.ts'
import { keepSearch } from './recent-searches.ts'

/** What the list of suggestions says about itself to the box. */
export interface ListState {
  readonly open: boolean
  /** Id of the option that the arrow keys have reached. */
  readonly active?: string | undefined
}

export interface ListKeys {
  readonly open: boolean
  /** Place of the option that the arrow keys have reached; -1 in the box itself. */
  readonly active: number
  readonly close: () => void
}

interface ListOf {
  readonly root: RefObject<HTMLElement | null>
  readonly input: RefObject<HTMLInputElement | null>
  readonly sheet: boolean
  readonly changes: number
  readonly count: number
  readonly idOf: (at: number) => string
  readonly onState: (state: ListState) => void
  readonly onLeave: () => void
}

/** Keys of a box with a list, as ARIA 1.2 describes a combobox. Does nothing while an input method composes. */
export function useListKeys({ root, input, sheet, changes, count, idOf, onState, onLeave }: ListOf): ListKeys {
  const { store } = useSession()
  // The part arrives after the focus: open if something was typed meanwhile, or nothing stands there.
  const [open, setOpen] = useState(
    () => input.current?.value !== input.current?.defaultValue || input.current?.value === '',
  )
  const [active, setActive] = useState(-1)
  const [heard, setHeard] = useState(changes)
  if (heard !== changes) {
    setHeard(changes)
    setActive(-1)
    setOpen(true)
  }
  const shown = (open || sheet) && count > 0
  const at = shown ? Math.min(active, count - 1) : -1
  const close = () => {
    setOpen(false)
    setActive(-1)
  }

  const tellState = useEffectEvent(() => onState({ open: shown, active: at < 0 ? undefined : idOf(at) }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are what is told
  useEffect(() => tellState(), [shown, at])

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing({ nativeEvent: event }) || event.ctrlKey || event.metaKey || event.altKey) return
    const box = input.current
    if (!box) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (count === 0) return
      event.preventDefault()
      if (!shown) setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      // From the last option on to the box, and round again.
      setActive(((at + 1 + step + count + 1) % (count + 1)) - 1)
    } else if (event.key === 'Enter' && at >= 0) {
      event.preventDefault()
      document.getElementById(idOf(at))?.click()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      if (sheet) onLeave()
      else if (shown) close()
      else if (box.value !== '') {
        box.value = ''
        box.dispatchEvent(new InputEvent('input', { bubbles: true }))
        setOpen(false)
      }
    } else if (event.key === 'Tab') close()
  })
  const submitted = useEffectEvent(() => {
    keepSearch(store.writer(), input.current?.value.trim() ?? '')
    close()
    if (sheet) onLeave()
  })
  const opened = useEffectEvent(() => setOpen(true))
  const left = useEffectEvent((event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && root.current?.contains(event.relatedTarget)) return
    close()
    // A tap beside the box takes the focus from a phone's keyboard only.
    if (sheet && event.relatedTarget) onLeave()
  })
  useEffect(() => {
    const [box, whole] = [input.current, root.current]
    if (!box || !whole) return
    const ending = new AbortController()
    const { signal } = ending
    box.addEventListener('keydown', press, { signal })
    box.addEventListener('click', opened, { signal })
    box.addEventListener('focus', () => box.value === '' && opened(), { signal })
    box.form?.addEventListener('submit', submitted, { signal })
    whole.addEventListener('focusout', left, { signal })
    return () => ending.abort()
  }, [input, root])
  return { open: shown, active: at, close }
}
