import { useState } from 'react'
import { useLive } from '#session/live/live-wishes.ts'

/** Whether the member's quiet hours last, as the server said with the newest count: then nothing is announced. */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useLive('reminders', null, ({ quiet }) => setQuiet(quiet === true))
  return isQuiet
}
