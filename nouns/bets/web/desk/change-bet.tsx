import { useRef, useState } from 'react'
import type { Answer } from '#api/answer.ts'
import { problemText } from '#api/problem-text.ts'
import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { DeskRead } from '#desks/desk-page.tsx'
import { useDeskSearch } from '#desks/desk-search.ts'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import type { Bet } from '../../contract/bet-rows.ts'
import { betStaff } from '../../contract/bet-staff.ts'
import { bets } from '../../contract/bets.ts'
import { betDeskPack } from '../../words/bet-desk.pack.ts'
import { betFormPack } from '../../words/bet-form.pack.ts'
import { beijingInput, draftOf, isFine, problemsOf, sentForm } from '../form/bet-draft.ts'
import { BetFields } from '../form/bet-fields.tsx'
import { useBetForm } from '../form/use-bet-form.ts'
import { useServerTime } from '../parts/use-server-time.ts'
import styles from './bet-desk.module.css'

/** Changes an event: all of its texts and odds before the first stake, then category, shown text, pictures, an earlier deadline. */
export function ChangeBet({ bet }: { readonly bet: Bet }) {
  const { words: all, language } = useLanguage()
  const { detail: desk } = useWords(betDeskPack)
  const words = useWords(betFormPack)
  const now = useServerTime()
  const search = useDeskSearch()
  const categories = useRead(bets.calls.categories, {})
  const update = useWrite(betStaff.calls.update, { inline: true })
  const opener = bet.OFMEMBER === 'Y' ? 'member' : 'house'
  const { draft, setDraft, form, problems, above, send, isWrong } = useBetForm(() => draftOf(bet), opener, bet.DEADLINE)
  const [asks, setAsks] = useState(false)
  const reason = useRef('')
  const isStaked = bet.BETTORS > 0
  const run = (options: { readonly idempotencyKey: string }): Promise<Answer<unknown>> =>
    update.run(
      {
        ...sentForm(draft),
        // A time field has no seconds: a deadline that nobody touched stays as it is.
        ...(draft.deadline === beijingInput(bet.DEADLINE) && { deadline: bet.DEADLINE }),
        reason: reason.current,
      },
      options,
    )
  const submit = () => {
    if (isFine(problemsOf(draft, opener, now, bet.DEADLINE))) setAsks(true)
    // Marks what is wrong; nothing is sent.
    else void send(run)
  }
  return (
    <DeskRead read={categories}>
      {(known) => (
        <Card pad>
          <form
            ref={form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              submit()
            }}
          >
            <Stack gap={5}>
              <h2 className={styles.name}>{desk.changeTitle}</h2>
              <p className="mute">{isStaked ? words.stands : words.changeAll}</p>
              <BetFields
                draft={draft}
                onChange={setDraft}
                opener={opener}
                categories={known}
                problems={problems}
                stands={isStaked ? 'all' : 'size'}
              />
              <Row>
                <Button
                  size="small"
                  icon="clock"
                  onClick={() => setDraft({ ...draft, deadline: beijingInput(now.toISOString()) })}
                >
                  {desk.closeNow}
                </Button>
              </Row>
              {above && <Banner kind="error">{problemText(above, all, language)}</Banner>}
              {isWrong && <Banner kind="warning">{words.wrong}</Banner>}
              <Row room="before">
                <Link to={search.path({ edit: '' })} stay className="link">
                  {desk.keep}
                </Link>
                <Button type="submit" variant="primary" busy={update.busy}>
                  {words.save}
                </Button>
              </Row>
            </Stack>
          </form>
          {asks && (
            <ReasonDialog
              title={words.reasonTitle}
              send={words.save}
              done={words.saved}
              onSend={async (text) => {
                reason.current = text
                let answer: Answer<unknown> = { ok: true, value: null }
                const sent = await send(async (options) => {
                  answer = await run(options)
                  return answer
                })
                if (sent) search.set({ edit: '' })
                return answer
              }}
              onClose={() => setAsks(false)}
            />
          )}
        </Card>
      )}
    </DeskRead>
  )
}
