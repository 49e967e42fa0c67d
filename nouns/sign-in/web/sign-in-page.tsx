import { getRouteApi } from '@tanstack/react-router'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { NoMoney } from '#cards/resources/no-money.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { PageHead } from '#design/parts/section-head.tsx'
import { ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { Link } from '#session/link.tsx'
import { MembersOnly } from '#session/members-only.tsx'
import { useWords } from '#session/words.tsx'
import { signIn } from '../contract/sign-in.ts'
import { signInPack } from '../words/sign-in.pack.ts'
import { MonthCard } from './month-card.tsx'
import styles from './sign-in-page.module.css'
import { signInSearch } from './sign-in-search.ts'
import { StreakCard } from './streak-card.tsx'

const route = getRouteApi('/main/sign-in-days')

/** The member's sign-in days, a month at a time, with the days in a row. */
export function SignInPage() {
  const { titles } = useWords()
  const words = useWords(signInPack)
  return (
    <>
      <PageHead
        title={titles.signIn}
        sub={words.sub}
        actions={
          <Link to="/statement" stay className={buttonClass()}>
            <Icon name="wallet" size={18} />
            {words.statement}
          </Link>
        }
      />
      {/* The gift of the day comes with the profile, so the days are read after it. */}
      <MembersOnly>
        <SignInDays />
      </MembersOnly>
      <NoMoney />
    </>
  )
}

function SignInDays() {
  const all = useWords()
  const words = useWords(signInPack)
  const { m } = signInSearch({ ...route.useSearch() })
  const { value, refusal, stale, again } = useRead(signIn.calls.calendar, m ? { month: m } : {}, { keep: true })
  if (refusal)
    return (
      <ErrorState title={words.failed} actions={<Button onClick={again}>{all.shell.retry}</Button>}>
        {problemWord(refusal, all)}
      </ErrorState>
    )
  if (!value) return <SkeletonRows label={all.shell.loading} />
  return (
    <div className={styles.two}>
      <MonthCard calendar={value} stale={stale} />
      <StreakCard streak={value.STREAK} />
    </div>
  )
}
