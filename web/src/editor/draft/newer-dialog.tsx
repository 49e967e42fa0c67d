import { limits } from '@patisserie/rules/limits'
import { plainText } from '@patisserie/rules/rich-text/plain-text'
import { readDocument } from '@patisserie/rules/rich-text/read-document'
import { Button } from '../../design/parts/button.tsx'
import { Dialog } from '../../design/parts/over/dialog.tsx'
import { Ago } from '../../session/ago.tsx'
import type { RichDocument, Written } from '../editor-types.ts'
import { useEditorWords } from '../editor-words.ts'
import type { DraftKeeper } from './keeper/draft-keeper.ts'
import type { DraftState } from './keeper/draft-state.ts'
import styles from './newer-dialog.module.css'

interface NewerDialogProps {
  readonly keeper: DraftKeeper
  readonly draft: DraftState
  readonly read: () => Written
}

/** Another device has saved a newer version: shows both side by side for a choice. Neither is lost. */
export function NewerDialog({ keeper, draft: { newer }, read }: NewerDialogProps) {
  const { drafts: words } = useEditorWords()
  if (!newer) return null
  return (
    <Dialog
      open
      firm
      wide
      label={words.newerTitle}
      title={words.newerTitle}
      onClose={() => keeper.choose('mine')}
      actions={
        <>
          <Button variant="primary" onClick={() => keeper.choose('mine')}>
            {words.useMine}
          </Button>
          <Button onClick={() => keeper.choose('theirs')}>{words.useTheirs}</Button>
        </>
      }
    >
      <p className={styles.lead}>{words.newerText}</p>
      <div className={styles.both}>
        <section className={styles.one}>
          <h3>{words.mine}</h3>
          <p>{wordsOf(read().document) || words.blank}</p>
        </section>
        <section className={styles.one}>
          <h3>
            {words.theirs} <Ago at={newer.TIME} />
          </h3>
          {newer.title && <b>{newer.title}</b>}
          <p>{wordsOf(newer.document) || words.blank}</p>
        </section>
      </div>
    </Dialog>
  )
}

const wordsOf = (document: RichDocument): string => {
  const read = readDocument(document, limits.floorPicturesPrivileged)
  return read.ok ? plainText(read.document) : ''
}
