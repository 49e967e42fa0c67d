import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { blockUntilAnswered } from './block-until-answered.ts'

/** A question whether to stay on the page; null while nothing is asked. */
export type StayQuestion = { readonly answer: (stay: boolean) => void } | null

/** While `stays`, another page is not shown before the question is answered, and the browser asks before it leaves. */
export const useStay = (stays: boolean): StayQuestion => {
  const { history } = useRouter()
  const [asked, setAsked] = useState<StayQuestion>(null)
  useEffect(() => {
    if (!stays) return
    return history.block({
      enableBeforeUnload: true,
      blockerFn: blockUntilAnswered(history, ({ currentLocation, nextLocation }) =>
        currentLocation.pathname === nextLocation.pathname
          ? null
          : new Promise<boolean>((answer) => setAsked({ answer: (stay) => answer(!stay) })).finally(() =>
              setAsked(null),
            ),
      ),
    })
  }, [history, stays])
  return asked
}
