import { Button } from '#design/parts/button.tsx'
import { useWords } from '#session/words.tsx'
import { remindersPack } from '../words/reminders.pack.ts'
import styles from './reminders-page.module.css'
import { useQuiet } from './use-quiet.ts'

export interface FreshOfferProps {
  /** Number of unread reminders that are newer than the list. */
  readonly count: number
  readonly onTake: () => void
}

/**
 * Offers to load reminders that arrived while the page is open; they are not inserted by themselves, so that nothing
 * moves. In the member's quiet hours nothing is offered.
 */
export function FreshOffer({ count, onTake }: FreshOfferProps) {
  const words = useWords(remindersPack)
  const quiet = useQuiet()
  const take = () => {
    onTake()
    // The button goes with the offer; the focus must not go with it.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <div role="status">
      {count > 0 && !quiet && (
        <p className={styles.fresh}>
          <Button icon="refresh-cw" onClick={take}>
            {words.fresh(count)}
          </Button>
        </p>
      )}
    </div>
  )
}
