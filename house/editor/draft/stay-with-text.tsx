import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { blockUntilAnswered } from '#session/typed/block-until-answered.ts'
import { LeaveQuestion } from './leave-question.tsx'

interface StayWithTextProps {
  readonly unsaved: boolean
  /** Stores the text in this browser; false if leaving would lose text. */
  readonly keep: () => boolean
}

/** Leave guard for text that cannot be stored anywhere. */
export function StayWithText({ unsaved, keep }: StayWithTextProps) {
  const { history } = useRouter()
  const [asked, setAsked] = useState<{ readonly answer: (leaves: boolean) => void } | null>(null)
  const isLost = useEffectEvent(() => !keep())
  useEffect(() => {
    if (!unsaved) return
    return history.block({
      enableBeforeUnload: () => isLost(),
      blockerFn: blockUntilAnswered(history, ({ currentLocation, nextLocation }) =>
        !samePage(currentLocation.href, nextLocation.href) && isLost()
          ? new Promise<boolean>((answer) => setAsked({ answer })).finally(() => setAsked(null))
          : null,
      ),
    })
  }, [history, unsaved])
  return asked && <LeaveQuestion onAnswer={asked.answer} />
}

/** Whether only the fragment differs: the editor stays mounted then. */
const samePage = (from: string, to: string): boolean => from.split('#')[0] === to.split('#')[0]
