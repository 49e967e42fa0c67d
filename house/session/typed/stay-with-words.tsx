import type { RouterHistory } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { sent } from '#api/writes.ts'
import { type Leaving, leaving } from '#design/parts/over/leaving.ts'
import { blockUntilAnswered } from './block-until-answered.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { createTypedWords } from './typed-words.ts'

export interface StayWithWordsProps {
  readonly history: RouterHistory
  /** Fields that have had an `input` event. */
  readonly touched: Set<EventTarget | null>
}

/** A question that waits for the user's answer. */
interface LeaveQuestion {
  /** `within` is the part of the page that would be left, `next` the path of the page to follow. */
  readonly within: Node
  readonly next: string | undefined
  readonly answer: (leave: boolean) => void
}

/**
 * Leave guard: asks before a page or dialog with typed text is left, if that text is neither sent nor stored as a
 * draft.
 */
export function StayWithWords({ history, touched }: StayWithWordsProps) {
  const [words] = useState(() => createTypedWords(touched))
  const [asked, setAsked] = useState<LeaveQuestion | null>(null)
  const ask = useEffectEvent(
    (within: Node, next?: string) =>
      new Promise<boolean>((answer) => {
        // Replaces an older question. Its promise never resolves, so nothing is left.
        setAsked({
          within,
          next,
          answer: (leave) => {
            // The dialog below can restore the focus only after this one is closed.
            flushSync(() => setAsked(null))
            answer(leave)
          },
        })
      }),
  )
  const hear = useEffectEvent((input: unknown) => {
    words.sent(input)
    if (asked && !words.hasAny(asked.within, asked.next)) asked.answer(true)
  })
  useEffect(() => {
    let { href } = history.location
    const begin = ({ target }: Event) => words.begin(target)
    const stay = (event: Event) => {
      // Safe to cast: every sender of this event sets this detail.
      const { firm, leave } = (event as CustomEvent<Leaving>).detail
      const { target } = event
      if (!(target instanceof Node && (firm ? words.isTouched(target) : words.hasAny(target)))) return
      event.preventDefault()
      // The words are on their way: the dialog closes by itself, or stays with what went wrong.
      if (target instanceof Element && target.querySelector('[aria-busy=true]')) return
      void ask(target).then((gone) => {
        if (!gone || !target.isConnected) return
        words.forget(target)
        leave()
      })
    }
    words.begin(document.activeElement)
    addEventListener('focusin', begin)
    addEventListener(leaving, stay)
    sent.hear = (input) => hear(input)
    const unblock = history.block({
      enableBeforeUnload: () => words.hasAny(document),
      blockerFn: blockUntilAnswered(history, ({ currentLocation, nextLocation }) => {
        const next = otherPath(currentLocation.href, nextLocation.href)
        const stays = samePage(currentLocation.href, nextLocation.href)
        return !stays && words.hasAny(document, next) ? ask(document, next) : null
      }),
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

/** Whether only the fragment differs: forms stay mounted then. */
const samePage = (from: string, to: string): boolean => from.split('#')[0] === to.split('#')[0]

/** Path of the next page; empty if only the query differs, as a part with `data-stays` may then show another form. */
const otherPath = (from: string, to: string): string => {
  const [before, path = ''] = [from, to].map((href) => href.split(/[?#]/)[0])
  return path === before ? '' : path
}
