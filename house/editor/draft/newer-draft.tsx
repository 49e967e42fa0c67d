import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#design/parts/button.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { Ago } from '#session/ago.tsx'
import { useWords } from '#session/words.tsx'
import { draftChoicesPack } from '#words/editor/draft-choices.pack.ts'
import type { RichDocument, Written } from '../editor-types.ts'
import type { DraftKeeper } from './keeper/draft-keeper.ts'
import type { DraftState } from './keeper/draft-state.ts'
import styles from './newer-draft.module.css'

interface NewerDraftProps {
  readonly keeper: DraftKeeper
  readonly draft: DraftState
  readonly read: () => Written
  /** The words of a text. Given by the editor, so that this late chunk shares no module with the editor alone. */
  readonly textOf: (document: RichDocument) => string
  /** Puts the focus into the text: the button that was pressed is gone with its banner. */
  readonly focusText: () => void
}

/**
 * Another device has saved a newer version: says so beside the text, which goes on being written and kept here, and shows both
 * for a choice once asked. Neither is lost.
 */
export function NewerDraft({ keeper, draft: { newer }, read, textOf, focusText }: NewerDraftProps) {
  const words = useWords(draftChoicesPack)
  const [isCompared, setCompared] = useState(false)
  const choose = (which: 'mine' | 'theirs') => {
    // Closes the dialog, which gives the focus back, before the text takes the focus.
    flushSync(() => setCompared(false))
    keeper.choose(which)
    focusText()
  }
  return (
    <div role="status">
      {newer && (
        <Banner kind="warning" title={words.newerTitle}>
          <p>{words.newerWaits}</p>
          <Button size="small" onClick={() => setCompared(true)}>
            {words.compare}
          </Button>
        </Banner>
      )}
      {newer && isCompared && (
        <Dialog
          open
          wide
          label={words.newerTitle}
          title={words.newerTitle}
          onClose={() => setCompared(false)}
          actions={
            <>
              <Button variant="primary" onClick={() => choose('mine')}>
                {words.useMine}
              </Button>
              <Button onClick={() => choose('theirs')}>{words.useTheirs}</Button>
            </>
          }
        >
          <div className={styles.both}>
            <section className={styles.one}>
              <h3>{words.mine}</h3>
              <p>{textOf(read().document) || words.blank}</p>
            </section>
            <section className={styles.one}>
              <h3>
                {words.theirs} <Ago at={newer.TIME} />
              </h3>
              {newer.title && <b>{newer.title}</b>}
              <p>{textOf(newer.document) || words.blank}</p>
            </section>
          </div>
          <p className={styles.lead}>{words.newerText}</p>
        </Dialog>
      )}
    </div>
  )
}
