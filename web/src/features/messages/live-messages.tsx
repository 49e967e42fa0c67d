import { site } from '@patisserie/contract/site'
import { useRef } from 'react'
import { useReads } from '../../api/reads.ts'
import { useLive } from '../../session/live/live-wishes.ts'

/** Keeps the number beside the letter as the server has it, and rereads open conversations when one has changed. */
export function LiveMessages() {
  const { patch, touch } = useReads()
  const known = useRef(0)
  useLive('messages', null, ({ unread, stamp }) => {
    if (typeof unread !== 'number' || typeof stamp !== 'number') return
    patch(site.accounts.calls.me, (profile) => ({ ...profile, messageNum: unread }))
    if (known.current !== 0 && stamp !== known.current) touch(['messages'])
    known.current = stamp
  })
  return null
}
