import { Button } from '#design/parts/button.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { useWords } from '#session/words.tsx'
import type { FloorRow } from '../../contract/clubs.ts'
import { clubsPack } from '../../words/clubs.pack.ts'
import styles from './edited-meanwhile.module.css'

export interface EditedMeanwhileProps {
  /** The floor as it stands now. */
  readonly row: FloorRow
  /** Puts one's own words over those of so many edits. */
  readonly onOverwrite: (edits: number) => void
  readonly onDiscard: () => void
}

/** Somebody saved the floor first, most likely oneself on another device: both are shown, and one of them is chosen. */
export function EditedMeanwhile({ row, onOverwrite, onDiscard }: EditedMeanwhileProps) {
  const { edit: words } = useWords(clubsPack)
  return (
    <Banner kind="warning" title={words.meanwhileTitle}>
      <p>{words.meanwhileText}</p>
      <section aria-label={words.meanwhileNow} className={styles.now}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server from a checked document */}
        <div className="rt" dangerouslySetInnerHTML={{ __html: row.HTML }} />
      </section>
      <div className={styles.choice}>
        <Button size="small" onClick={onDiscard}>
          {words.discard}
        </Button>
        <Button size="small" variant="danger" onClick={() => onOverwrite(row.EDITS)}>
          {words.overwrite}
        </Button>
      </div>
    </Banner>
  )
}
