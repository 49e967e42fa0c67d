import { Button } from '#design/parts/button.tsx'
import { Row } from '#design/parts/layout.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { Ago } from '#session/ago.tsx'
import { useWords } from '#session/words.tsx'
import { editorPack } from '#words/editor/editor.pack.ts'
import type { DraftKeeper } from './keeper/draft-keeper.ts'
import type { DraftState } from './keeper/draft-state.ts'
import type { LocalCopy } from './keeper/local-copy.ts'

interface FoundDraftProps {
  readonly keeper: DraftKeeper
  readonly draft: DraftState
  /** First words of a text. Given by the editor, so that this late chunk shares no module with the editor alone. */
  readonly beginningOf: (copy: Pick<LocalCopy, 'document'>) => string
  /** Puts the focus into the text: the button that was pressed is gone with its banner. */
  readonly focusText: () => void
}

/**
 * A banner about a stored draft, with its title and age. While the form holds a title that differs from the draft's
 * (`waits`), the writer chooses between the stored draft and what is in the form; otherwise the draft was restored.
 */
export function FoundDraft({ keeper, draft, beginningOf, focusText }: FoundDraftProps) {
  const { drafts: words } = useWords(editorPack)
  const { found, restored } = draft
  if (!found || (!found.waits && !restored)) return null
  const { title, at, waits } = found
  const choose = (choice: () => void) => {
    choice()
    focusText()
  }
  return (
    <Banner
      title={
        <>
          {waits ? words.waiting(title || words.blank) : words.goingOn(title)} <Ago at={at} />
        </>
      }
    >
      {waits && (
        <>
          <p>{beginningOf({ document: waits.document })}</p>
          <Row gap={2}>
            <Button size="small" onClick={() => choose(keeper.goOn)}>
              {words.goOn}
            </Button>
            <Button size="small" variant="quiet" onClick={() => choose(keeper.startAnew)}>
              {words.startAnew}
            </Button>
          </Row>
        </>
      )}
    </Banner>
  )
}
