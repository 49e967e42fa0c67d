import { limits } from '@patisserie/rules/limits'
import { excerpt } from '@patisserie/rules/rich-text/plain-text'
import { readDocument } from '@patisserie/rules/rich-text/read-document'
import { Button } from '../../design/parts/button.tsx'
import { Row } from '../../design/parts/layout.tsx'
import { Banner } from '../../design/parts/state/banner.tsx'
import { Ago } from '../../session/ago.tsx'
import type { RichDocument } from '../editor-types.ts'
import { useEditorWords } from '../editor-words.ts'
import type { DraftKeeper } from './keeper/draft-keeper.ts'
import type { DraftState } from './keeper/draft-state.ts'

/**
 * A banner about a stored draft, with its title and age. While the form holds a title that differs from the draft's
 * (`waits`), the writer chooses between the stored draft and what is in the form; otherwise the draft was restored.
 */
export function FoundDraft({ keeper, draft }: { readonly keeper: DraftKeeper; readonly draft: DraftState }) {
  const { drafts: words } = useEditorWords()
  const { found, restored } = draft
  if (!found || (!found.waits && !restored)) return null
  const { title, at, waits } = found
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
          <p>{firstWords(waits.document)}</p>
          <Row gap={2}>
            <Button size="small" onClick={keeper.goOn}>
              {words.goOn}
            </Button>
            <Button size="small" variant="quiet" onClick={keeper.startAnew}>
              {words.startAnew}
            </Button>
          </Row>
        </>
      )}
    </Banner>
  )
}

const firstWords = (document: RichDocument): string => {
  const read = readDocument(document, limits.floorPicturesPrivileged)
  return read.ok ? excerpt(read.document) : ''
}
