import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { askToSearch } from '#nouns/search/web/box/search-event.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { askToWrite } from '#session/write-event.ts'
import { helpEvent } from './help-event.ts'
import { keyAct } from './key-acts.ts'

const HelpDialog = lazyPart(() => import('./help-dialog.tsx').then((part) => part.HelpDialog))

/** Keyboard shortcuts of the site. They are off while the user types, composes text (IME) or has a dialog open. */
export function Keyboard({ takeWaiting }: { readonly takeWaiting: () => readonly Event[] }) {
  const router = useRouter()
  const [help, setHelp] = useState(false)
  useEffect(() => {
    const show = () => setHelp(true)
    addEventListener(helpEvent, show)
    let before = { key: '', at: 0 }
    const press = (event: KeyboardEvent) => {
      if (!isFree(event)) return
      const prefix = before.key === 'g' && event.timeStamp - before.at < togetherMs ? 'g' : ''
      before = { key: event.key, at: event.timeStamp }
      const act = keyAct(prefix, event.key, location.pathname)
      if (!act) return
      event.preventDefault()
      if (act.kind === 'go') void router.navigate({ to: act.to })
      else if (act.kind === 'help') show()
      else if (act.kind === 'write') askToWrite()
      // If the search box is visible, early-presses.ts has focused it already. Otherwise `/` opens it as a sheet.
      else if (act.kind === 'search') askToSearch()
      else focusItem(act.step)
    }
    for (const event of takeWaiting()) {
      if (event instanceof KeyboardEvent) press(event)
      else show()
    }
    addEventListener('keydown', press)
    return () => {
      removeEventListener(helpEvent, show)
      removeEventListener('keydown', press)
    }
  }, [router, takeWaiting])
  const hide = () => setHelp(false)
  return help && <HelpDialog onClose={hide} onMissing={hide} />
}

/** Maximum time between the two keys of a sequence such as `g h`, in milliseconds. */
const togetherMs = 1_200

const isFree = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return false
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  if (document.querySelector('dialog[open], :popover-open[role="menu"]')) return false
  const { target } = event
  if (!(target instanceof HTMLElement)) return true
  return !target.isContentEditable && !target.closest('input, textarea, select')
}

/**
 * Moves the focus to the next or previous list item. Pages mark the items with `data-list-item`, and the main link
 * inside an item with `data-list-main`.
 */
const focusItem = (step: 1 | -1) => {
  const items = [...document.querySelectorAll<HTMLElement>('[data-list-item]')]
  const at = items.findIndex((item) => item.contains(document.activeElement))
  const next = at === -1 && step === -1 ? items.length - 1 : at + step
  const item = items[Math.max(0, Math.min(items.length - 1, next))]
  const focusable = item?.matches('a, button, [tabindex]')
    ? item
    : (item?.querySelector<HTMLElement>('[data-list-main]') ?? item?.querySelector<HTMLElement>('a, button'))
  focusable?.focus()
  focusable?.scrollIntoView({ block: 'nearest' })
}
