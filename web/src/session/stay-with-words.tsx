import type { BlockerFn, RouterHistory } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { sent } from '../api/writes.ts'
import { type Leaving, leaving } from '../design/parts/leaving.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { createTypedWords } from './typed-words.ts'

export interface StayWithWordsProps {
  readonly history: RouterHistory
  /** Fields that heard an `input` event. */
  readonly touched: Set<EventTarget | null>
}

/** Asks before a page or a dialog is left that holds typed words: they are neither sent nor kept as a draft. */
export function StayWithWords({ history, touched }: StayWithWordsProps) {
  const [words] = useState(() => createTypedWords(touched))
  const [asked, setAsked] = useState<{ readonly answer: (leave: boolean) => void } | null>(null)
  const ask = useEffectEvent(
    () =>
      new Promise<boolean>((answer) => {
        asked?.answer(false)
        setAsked({
          answer: (leave) => {
            // The dialog below gives the focus back only once this one is closed.
            flushSync(() => setAsked(null))
            answer(leave)
          },
        })
      }),
  )
  useEffect(() => {
    let { href } = history.location
    const begin = ({ target }: Event) => words.begin(target)
    const stay = (event: Event) => {
      // Every sender gives this detail.
      const { firm, leave } = (event as CustomEvent<Leaving>).detail
      const { target } = event
      if (!(target instanceof Node && (firm ? words.isTouched(target) : words.hasAny(target)))) return
      event.preventDefault()
      void ask().then((gone) => {
        if (!gone) return
        words.forget(target)
        leave()
      })
    }
    words.begin(document.activeElement)
    addEventListener('focusin', begin)
    addEventListener(leaving, stay)
    sent.hear = words.sent
    const unblock = history.block({
      enableBeforeUnload: () => words.hasAny(document),
      blockerFn: async ({ currentLocation, nextLocation }: Parameters<BlockerFn>[0]) =>
        !samePage(currentLocation.href, nextLocation.href) &&
        words.hasAny(document, otherPath(currentLocation.href, nextLocation.href)) &&
        !(await ask()),
    })
    const unsubscribe = history.subscribe(({ location }) => {
      if (!samePage(href, location.href)) words.turn(otherPath(href, location.href))
      href = location.href
    })
    return () => {
      removeEventListener('focusin', begin)
      removeEventListener(leaving, stay)
      delete sent.hear
      unblock()
      unsubscribe()
    }
  }, [history, words])
  return asked && <LeaveDialog onAnswer={asked.answer} />
}

/** Only the fragment differs: forms stay where they are. */
const samePage = (from: string, to: string): boolean => from.split('#')[0] === to.split('#')[0]

/** The path of the next page; empty where only the search differs: a part that stays may show another form then. */
const otherPath = (from: string, to: string): string => {
  const [before, path = ''] = [from, to].map((href) => href.split(/[?#]/)[0])
  return path === before ? '' : path
}
