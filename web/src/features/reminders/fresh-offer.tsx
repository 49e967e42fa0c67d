import { site } from '@patisserie/contract/site'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../api/api-context.ts'
import { Button } from '../../design/parts/button.tsx'
import { useMe } from '../../session/me.ts'
import styles from './reminders-page.module.css'
import { useRemindersWords } from './reminders-words.ts'
import { useQuiet } from './use-quiet.ts'

export interface FreshOfferProps {
  /** The newest one shown; 0 where there is none. */
  readonly newest: number
  readonly onTake: () => void
}

/**
 * Offers to load reminders that arrived while the page is open; they are not inserted by themselves, so that nothing
 * moves.
 */
export function FreshOffer({ newest, onTake }: FreshOfferProps) {
  const words = useRemindersWords()
  const quiet = useQuiet()
  if (useNewestUnread() <= newest || quiet) return null
  return (
    <p className={styles.fresh} role="status">
      <Button icon="refresh-cw" onClick={onTake}>
        {words.fresh}
      </Button>
    </p>
  )
}

/**
 * Asked for whenever the counter goes up, which by itself says little: until the site has heard what was seen here, it tells
 * the higher number once more.
 */
function useNewestUnread(): number {
  const { call } = useApi()
  const unread = useMe().profile?.remindNum ?? 0
  const known = useRef(0)
  const [newest, setNewest] = useState(0)
  useEffect(() => {
    const rose = unread > known.current
    known.current = unread
    if (!rose) return
    void call(site.reminders.calls.fresh, {}, { quiet: true }).then((answer) => {
      if (answer.ok) setNewest(answer.value.rows[0]?.KeyID ?? 0)
    })
  }, [unread, call])
  return newest
}
