import { type BlockerFn, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

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
      blockerFn: ({ currentLocation, nextLocation }: Parameters<BlockerFn>[0]) =>
        currentLocation.pathname !== nextLocation.pathname &&
        new Promise<boolean>((answer) => setAsked({ answer })).finally(() => setAsked(null)),
    })
  }, [history, stays])
  return asked
}
