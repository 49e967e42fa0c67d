import { Button } from '#design/parts/button.tsx'
import { Row } from '#design/parts/layout.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { Ago } from '#session/ago.tsx'
import { useWords } from '#session/words.tsx'
import { draftChoicesPack } from '#words/editor/draft-choices.pack.ts'
import type { DraftKeeper } from '../keeper/draft-keeper.ts'
import type { LocalCopy } from '../keeper/local-copy.ts'
import type { AsideCopy } from './set-aside.ts'
import { useTabs } from './use-tabs.ts'

interface OtherTabsProps {
  readonly keeper: DraftKeeper
  readonly place: string
  /** First words of a text. Given by the editor, so that this late chunk shares no module with the editor alone. */
  readonly beginningOf: (copy: LocalCopy) => string
  /** Puts the focus into the text: the button that was pressed is gone with its banner. */
  readonly focusText: () => void
}

/** Says that another tab has this draft open, and offers texts of tabs that were closed before theirs reached the server. */
export function OtherTabs({ keeper, place, beginningOf, focusText }: OtherTabsProps) {
  const words = useWords(draftChoicesPack)
  const { isElsewhere, aside, forget } = useTabs(keeper, place)
  const close = (one: AsideCopy) => {
    forget(one)
    focusText()
  }
  return (
    <div role="status">
      {isElsewhere && <Banner title={words.open}>{words.openText}</Banner>}
      {aside.map((one) => (
        <Banner
          key={one.tab}
          title={
            <>
              {words.aside} <Ago at={one.copy.at} />
            </>
          }
        >
          <p>{beginningOf(one.copy) || words.blank}</p>
          <Row gap={2}>
            <Button
              size="small"
              onClick={() => {
                keeper.restore(one.copy)
                close(one)
              }}
            >
              {words.take}
            </Button>
            <Button size="small" variant="quiet" onClick={() => close(one)}>
              {words.drop}
            </Button>
          </Row>
        </Banner>
      ))}
    </div>
  )
}
