import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { Stack } from '#design/parts/layout.tsx'
import { PageHead } from '#design/parts/section-head.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonLines } from '#design/parts/state/skeleton.tsx'
import { admin } from '#nouns/admin/contract/admin.ts'
import { Link } from '#session/link.tsx'
import { useLogout } from '#session/log-in/logout.ts'
import { useMe } from '#session/me.ts'
import { useSession } from '#session/session-context.ts'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import { punishmentPack } from '../words/punishment.pack.ts'
import styles from './com-page.module.css'
import { OwnHeld } from './frame/own-held.tsx'
import { AppealCard } from './states/appeal-card.tsx'

/** The page that every click of a flagged account opens: the reason, the end, and the form for an appeal. */
export function ComPage() {
  const { status } = useMe()
  const words = useWords(punishmentPack)
  return (
    <div className={styles.page}>
      <PageHead title={words.title} />
      {status === 'member' ? <OwnPunishment /> : status === 'guest' ? <ForGuests /> : <SkeletonLines lines={4} />}
    </div>
  )
}

function ForGuests() {
  const { dialogs } = useSession()
  const { shell } = useWords()
  const words = useWords(punishmentPack)
  return (
    <EmptyState
      title={words.guestTitle}
      actions={
        <Button variant="primary" onClick={() => void dialogs.login()}>
          {shell.login}
        </Button>
      }
    >
      {words.guestText}
    </EmptyState>
  )
}

function OwnPunishment() {
  const all = useWords()
  const words = useWords(punishmentPack)
  const { house } = useTimes()
  const logout = useLogout()
  const { value, refusal, again } = useRead(admin.calls.punishment, {})
  if (refusal) {
    return (
      <ErrorState title={all.shell.fault.title} actions={<Button onClick={again}>{all.shell.retry}</Button>}>
        {problemWord(refusal, all)}
      </ErrorState>
    )
  }
  if (!value) return <SkeletonLines lines={4} />
  if (value.black === 'N') {
    return (
      <EmptyState
        title={words.fineTitle}
        actions={
          <Link to="/" stay className={buttonClass({ variant: 'primary' })}>
            {words.toShop}
          </Link>
        }
      >
        {words.fineText}
      </EmptyState>
    )
  }
  return (
    <Stack gap={5}>
      <Card pad>
        <Stack gap={4}>
          <p>{words.text}</p>
          <Facts>
            <Fact label={words.reason}>{value.reason || words.noReason}</Fact>
            <Fact label={words.until}>{value.until ? house(value.until) : words.endless}</Fact>
          </Facts>
        </Stack>
      </Card>
      <AppealCard punishment={value} />
      <OwnHeld />
      <p className={styles.ways}>
        <Link to="/" stay className={buttonClass()}>
          {words.toShop}
        </Link>
        <Button icon="log-out" onClick={logout}>
          {words.logout}
        </Button>
      </p>
    </Stack>
  )
}
