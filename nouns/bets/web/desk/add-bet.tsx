import { problemText } from '#api/problem-text.ts'
import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { DeskRead } from '#desks/desk-page.tsx'
import { useDeskSearch } from '#desks/desk-search.ts'
import { formatNumber } from '#rules/text.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { betStaff } from '../../contract/bet-staff.ts'
import { bets } from '../../contract/bets.ts'
import { betFormPack } from '../../words/bet-form.pack.ts'
import { newDraft, sentForm, typedUnits } from '../form/bet-draft.ts'
import { BetFields } from '../form/bet-fields.tsx'
import { PeopleField } from '../form/people-field.tsx'
import { useBetForm } from '../form/use-bet-form.ts'
import { useCodeWords } from '../form/use-code-words.ts'
import { useServerTime } from '../parts/use-server-time.ts'
import styles from './bet-desk.module.css'

/** The form with which the house opens an event. */
export function AddBet() {
  const { words: all, language } = useLanguage()
  const words = useWords(betFormPack)
  const code = useCodeWords()
  const now = useServerTime()
  const toast = useToast()
  const search = useDeskSearch()
  const categories = useRead(bets.calls.categories, {})
  const alive = useRead(betStaff.calls.alive, {})
  const add = useWrite(betStaff.calls.add, { inline: true })
  const { draft, setDraft, form, problems, above, send, isWrong } = useBetForm(() => newDraft('house', now), 'house')
  const { resource, oddsType, show, involved } = draft
  const week = alive.value?.week.find(({ RESOURCE }) => RESOURCE === resource)
  const submit = async () => {
    const sent = await send((options) =>
      add.run(
        {
          ...sentForm(draft),
          ...{ resource, oddsType, show, base: typedUnits(draft.base) },
          multi: draft.multi ? 'Y' : 'N',
          involved: involved.map(({ id }) => id),
        },
        options,
      ),
    )
    if (!sent) return
    toast.success(words.opened)
    search.set({ tab: '', event: draft.name.trim() })
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
              void submit()
            }}
          >
            <Stack gap={5}>
              <BetFields
                draft={draft}
                onChange={setDraft}
                opener="house"
                categories={known}
                problems={problems}
                budget={
                  week && (
                    <p className={styles.budget} role="status">
                      {words.week(
                        formatNumber(week.USED),
                        formatNumber(week.MOST),
                        formatNumber(Math.max(0, week.MOST - week.USED)),
                      )}
                    </p>
                  )
                }
                people={
                  <PeopleField
                    chosen={involved}
                    error={problems.fields.involved && code(problems.fields.involved)}
                    onChange={(people) => setDraft({ ...draft, involved: people })}
                  />
                }
              />
              {above && <Banner kind="error">{problemText(above, all, language)}</Banner>}
              {isWrong && <Banner kind="warning">{words.wrong}</Banner>}
              <Row room="before">
                <Button type="submit" variant="primary" busy={add.busy}>
                  {words.open}
                </Button>
              </Row>
            </Stack>
          </form>
        </Card>
      )}
    </DeskRead>
  )
}
