import { useEffect, useRef } from 'react'
import { problemText } from '#api/problem-text.ts'
import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import { lifeLevels } from '#rules/people/privileges.ts'
import { Link, useGo } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { bets } from '../../contract/bets.ts'
import { betFormPack } from '../../words/bet-form.pack.ts'
import { useServerTime } from '../parts/use-server-time.ts'
import { type BetDraft, newDraft, sentForm, typedUnits } from './bet-draft.ts'
import { BetFields } from './bet-fields.tsx'
import { keepBetDraft, readBetDraft } from './kept-bet-draft.ts'
import { useBetForm } from './use-bet-form.ts'

/** The form of a member's event. */
export function AskForm() {
  const { words: all, language } = useLanguage()
  const words = useWords(betFormPack)
  const { profile } = useMe()
  const now = useServerTime()
  const go = useGo()
  const toast = useToast()
  const categories = useRead(bets.calls.categories, {})
  const ask = useWrite(bets.calls.ask, { inline: true })
  const { draft, setDraft, form, problems, above, send, isWrong } = useBetForm(() => newDraft('member', now), 'member')
  useKeptDraft(profile?.id ?? 0, draft, setDraft)
  if ((profile?.player ?? 0) < lifeLevels.openBet)
    return (
      <EmptyState
        title={words.page.level}
        actions={
          <Link to="/privileges" className={buttonClass()}>
            {all.titles.privileges}
          </Link>
        }
      >
        {words.page.levelText}
      </EmptyState>
    )
  const submit = async () => {
    const { oddsType, show } = draft
    const sent = await send((options) =>
      ask.run(
        { ...sentForm(draft), base: typedUnits(draft.base), oddsType, show, multi: draft.multi ? 'Y' : 'N' },
        options,
      ),
    )
    if (!sent) return
    if (profile) keepBetDraft(profile.id, null)
    toast.success(words.page.sent)
    go('/bocai')
  }
  return (
    <Card pad>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack gap={5}>
          <BetFields
            draft={draft}
            onChange={setDraft}
            opener="member"
            categories={categories.value ?? []}
            problems={problems}
          />
          <p className="mute">{words.page.after}</p>
          {above && <Banner kind="error">{problemText(above, all, language)}</Banner>}
          {isWrong && <Banner kind="warning">{words.wrong}</Banner>}
          <Row room="before">
            <Button type="submit" variant="primary" busy={ask.busy}>
              {words.page.send}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  )
}

/** Has the form come back after a reload or a failure, until it is sent. */
function useKeptDraft(owner: number, draft: BetDraft, setDraft: (draft: BetDraft) => void): void {
  const found = useRef<{ readonly owner: number; readonly as: BetDraft } | null>(null)
  useEffect(() => {
    if (owner === 0) return
    if (found.current?.owner !== owner) {
      const kept = readBetDraft(owner, draft)
      found.current = { owner, as: draft }
      if (kept) setDraft(kept)
    } else if (draft !== found.current.as) keepBetDraft(owner, draft)
  }, [owner, draft, setDraft])
}
