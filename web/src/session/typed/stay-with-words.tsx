import type { BlockerFn, RouterHistory } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { sent } from '../../api/writes.ts'
import { type Leaving, leaving } from '../../design/parts/over/leaving.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { createTypedWords } from './typed-words.ts'

export interface StayWithWordsProps {
  readonly history: RouterHistory
  /** Fields that heard an `input` event. */
  readonly touched: Set<EventTarget | null>
}

/** An open question. */
interface LeaveQuestion {
  /** The part of the page that would be left, and the path of the page that would follow. */
  readonly within: Node
  readonly next: string | undefined
  readonly answer: (leave: boolean) => void
}

/** Asks before a page or a dialog is left that holds typed words: they are neither sent nor kept as a draft. */
export function StayWithWords({ history, touched }: StayWithWordsProps) {
  const [words] = useState(() => createTypedWords(touched))
  const [asked, setAsked] = useState<LeaveQuestion | null>(null)
  const ask = useEffectEvent(
    (within: Node, next?: string) =>
      new Promise<boolean>((answer) => {
        // An older question is left without an answer, which means staying.
        setAsked({
          within,
          next,
          answer: (leave) => {
            // The dialog below gives the focus back only once this one is closed.
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
      // Every sender gives this detail.
      const { firm, leave } = (event as CustomEvent<Leaving>).detail
      const { target } = event
      if (!(target instanceof Node && (firm ? words.isTouched(target) : words.hasAny(target)))) return
      event.preventDefault()
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
      blockerFn: async ({ currentLocation, nextLocation }: Parameters<BlockerFn>[0]) => {
        const next = otherPath(currentLocation.href, nextLocation.href)
        const stays = samePage(currentLocation.href, nextLocation.href)
        return !stays && words.hasAny(document, next) && !(await ask(document, next))
      },
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

/** The path of the next page; empty where only the query string differs, as a part with `data-stays` may then show another form. */
const otherPath = (from: string, to: string): string => {
  const [before, path = ''] = [from, to].map((href) => href.split(/[?#]/)[0])
  return path === before ? '' : path
}
