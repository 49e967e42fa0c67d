import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMe } from './me.ts'

interface Asked {
  /** The thing is not there, for the one who asked. */
  readonly missing: boolean
  readonly again: () => void
}

/**
 * The first HTML is a guest's: what waits for staff or is out of sight is missing on it, for its uploader too. Once the
 * reader is known to be a member, the page asks again, and its head is made anew if the thing is there.
 */
export const useAskAsMember = ({ missing, again }: Asked): void => {
  const { status } = useMe()
  const router = useRouter()
  const state = useRef<'first' | 'again' | 'done'>('first')
  const step = useEffectEvent((isMissing: boolean, isMember: boolean) => {
    if (isMissing && isMember && state.current === 'first') {
      state.current = 'again'
      again()
    } else if (!isMissing && state.current === 'again') {
      state.current = 'done'
      void router.invalidate()
    }
  })
  useEffect(() => step(missing, status === 'member'), [missing, status])
}
