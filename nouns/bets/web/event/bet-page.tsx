import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { EmptyArt } from '#cards/empty-art.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { Skeleton, SkeletonLines } from '#design/parts/state/skeleton.tsx'
import { useAskAsMember } from '#session/ask-as-member.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import type { Bet } from '../../contract/bet-rows.ts'
import { bets } from '../../contract/bets.ts'
import { betPack } from '../../words/bet.pack.ts'
import { useLiveBet } from '../parts/use-live-bet.ts'
import { type SlipDraft, useKeptSlip } from '../slip/kept-slip.ts'
import { BetHead } from './bet-head.tsx'
import { BetOptions } from './bet-options.tsx'
import styles from './bet-page.module.css'
import { BetPhase } from './bet-phase.tsx'
import { Written } from './written.tsx'

export { betLoader } from './bet-loader.ts'

// Below the first view; its chart shares parts with pages of replays, which would come in more files by it.
const Slip = lazyPart(() => import('../slip/slip.tsx').then((part) => part.Slip))
const BetBelow = lazyPart(() => import('./bet-below.tsx').then((part) => part.BetBelow))

const route = getRouteApi('/main/bocai/$bocaiName')

/** Page of an event: what is bet on, the slip, how the odds went, and what came of it. */
export function BetPage() {
  const { bocaiName } = route.useParams()
  return <BetOf key={bocaiName} bocaiName={bocaiName} />
}

function BetOf({ bocaiName }: { readonly bocaiName: string }) {
  const all = useWords()
  const words = useWords(betPack)
  const { value, refusal, again } = useRead(bets.calls.one, { bocaiName })
  // Here, as an event is read anew where another member comes: what a guest typed is there after the log-in.
  const { draft, setDraft, forget } = useKeptSlip(bocaiName)
  useAskAsMember({ missing: refusal === 'b.betUnknown', again })
  if (value) return <OneBet bet={value} again={again} draft={draft} setDraft={setDraft} onStaked={forget} />
  if (refusal === 'b.betUnknown') {
    return (
      <EmptyState
        heading
        art={<EmptyArt />}
        title={words.gone}
        actions={
          <Link to="/bocai" className={buttonClass({ variant: 'primary' })}>
            {words.toList}
          </Link>
        }
      >
        {words.goneText}
      </EmptyState>
    )
  }
  if (refusal) {
    return (
      <ErrorState wide heading title={words.failed} actions={<Button onClick={again}>{all.shell.retry}</Button>}>
        {problemWord(refusal, all)}
      </ErrorState>
    )
  }
  return (
    <div role="status" aria-label={all.shell.loading}>
      <SkeletonLines lines={3} />
      <Skeleton shape="picture" ratio="3 / 1" />
    </div>
  )
}

interface OneBetProps {
  readonly bet: Bet
  readonly again: () => void
  readonly draft: SlipDraft
  readonly setDraft: (draft: SlipDraft) => void
  readonly onStaked: () => void
}

function OneBet({ bet, again, draft: kept, setDraft, onStaked }: OneBetProps) {
  // Before the first stake options may have been taken out.
  const draft = bet.OPTIONS[kept.option ?? 0] ? kept : { ...kept, option: null }
  const words = useWords(betPack)
  const chart = useRead(bets.calls.chart, { bocaiName: bet.NAME }, { quiet: true })
  const reread = useCalmly(() => {
    again()
    chart.again()
  })
  const heard = useRef('')
  useLiveBet(bet.NAME, ({ stakes, step, bettors, factors }) => {
    const state = `${stakes} ${step}`
    // The first word says how things stand: mostly as the page has read them, or somebody has staked since.
    const isNews =
      heard.current === ''
        ? bettors !== bet.BETTORS || bet.OPTIONS.some(({ FACTOR }, n) => bet.TYPE !== 'ending' && FACTOR !== factors[n])
        : heard.current !== state
    if (isNews) reread()
    heard.current = state
  })
  const { status } = useMe()
  const isOwnMissing = status === 'member' && bet.OWN === null
  // The first HTML, and what was read before a log-in, is a guest's.
  const readOwn = useEffectEvent(() => {
    again()
    chart.again()
  })
  useEffect(() => {
    if (isOwnMissing) readOwn()
  }, [isOwnMissing])
  const choose = (option: number) => setDraft({ ...draft, option })
  return (
    <>
      <BetHead bet={bet} onOver={reread} />
      <div className={styles.page}>
        <div className={styles.top}>
          <BetPhase bet={bet} onOver={reread} />
          <section>
            <SectionHead title={words.terms} />
            <p className={styles.terms}>
              <Written text={bet.TERMS} />
            </p>
          </section>
          <BetOptions bet={bet} chosen={draft.option} onChoose={choose} />
        </div>
        <div className={styles.rail}>
          <div className={styles.beside}>
            <Slip
              bet={bet}
              draft={draft}
              onDraft={setDraft}
              onStaked={onStaked}
              placeholder={<Skeleton shape="picture" height="480px" />}
            />
          </div>
        </div>
        <div className={styles.rest}>
          <BetBelow
            bet={bet}
            points={chart.value?.points}
            draft={draft}
            placeholder={<Skeleton shape="picture" height="330px" />}
          />
        </div>
      </div>
    </>
  )
}

/** Calls `act` soon, and at most once in a while: on a busy event every stake would ask for the whole page. */
function useCalmly(act: () => void): () => void {
  const run = useEffectEvent(act)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const [wish, setWish] = useState(0)
  useEffect(() => {
    if (wish === 0 || timer.current) return
    timer.current = setTimeout(
      () => {
        timer.current = null
        run()
      },
      400 + Math.random() * 800,
    )
  }, [wish])
  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current)
      timer.current = null
    },
    [],
  )
  return () => setWish((before) => before + 1)
}
