import { useState } from 'react'
import { useWrite } from '#api/writes.ts'
import { classNames } from '#design/class-names.ts'
import { Icon } from '#design/icons/icon.tsx'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { formatNumber } from '#rules/text.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { Link } from '#session/link.tsx'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import type { Bet } from '../../contract/bet-rows.ts'
import { bets } from '../../contract/bets.ts'
import { betPack } from '../../words/bet.pack.ts'
import { Countdown } from '../parts/countdown.tsx'
import styles from './bet-phase.module.css'
import { Written } from './written.tsx'

const ReasonDialog = lazyPart(() => import('#cards/reason-dialog.tsx').then((part) => part.ReasonDialog))

/** Where an event stands after its deadline: what is proposed, why, and until when anybody may object. Nothing while it is open. */
export function BetPhase({ bet, onOver }: { readonly bet: Bet; readonly onOver: () => void }) {
  const words = useWords(betPack)
  const { house } = useTimes()
  const { PHASE, PROPOSAL, UNTIL } = bet
  if (PHASE === 'open') return null
  const { title, text } = words.phase[PHASE]
  const won = bet.OPTIONS[bet.WINNER]
  const isDecided = PROPOSAL !== null || PHASE === 'refunded'
  return (
    <section className={cardClass({ pad: true }, styles.phase)} data-phase={PHASE}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {UNTIL !== '' && (PHASE === 'proposed' || PHASE === 'contested') && (
          <p className={styles.count}>
            <Icon name="clock" size={18} />
            {words.proposal.left} <Countdown until={UNTIL} large onOver={onOver} />
          </p>
        )}
        {bet.PAID !== '' && <span className="mute">{house(bet.PAID)}</span>}
      </div>
      {isDecided && (
        <p className={styles.result}>
          {PHASE === 'proposed' || PHASE === 'contested' ? words.proposal.result : words.won}
          <b>{won ? won.LABEL : words.proposal.noResult}</b>
        </p>
      )}
      {PROPOSAL && (
        <>
          {PROPOSAL.REASON !== '' && (
            <p className={styles.reason}>
              <span className="mute">{words.proposal.reason}</span> <Written text={PROPOSAL.REASON} />
            </p>
          )}
          {PROPOSAL.LINK.startsWith('/') && (
            <p>
              <Link to={PROPOSAL.LINK} className="link">
                {words.proposal.link}
              </Link>
            </p>
          )}
          {/^https?:\/\//.test(PROPOSAL.LINK) && (
            <p>
              <a href={PROPOSAL.LINK} className="link" target="_blank" rel="noopener noreferrer nofollow">
                {words.proposal.link}
              </a>
            </p>
          )}
          {PROPOSAL.NOTE !== '' && (
            <p className={styles.note}>
              <b>{words.proposal.note}</b> <Written text={PROPOSAL.NOTE} />
            </p>
          )}
        </>
      )}
      <p className={styles.text}>{text}</p>
      {bet.PAIDOUT >= 0 && <Account bet={bet} />}
      {PROPOSAL && (PHASE === 'proposed' || PHASE === 'contested') && (
        <div className={styles.foot}>
          <span className="num">{words.proposal.objections(PROPOSAL.OBJECTIONS)}</span>
          <ObjectButton bet={bet} />
        </div>
      )}
    </section>
  )
}

/** Whatever was paid: base and stakes are payouts and what went back, to the unit. */
function Account({ bet: { BASE, STAKED, PAIDOUT } }: { readonly bet: Bet }) {
  const { account } = useWords(betPack)
  const returned = BASE + STAKED - PAIDOUT
  const text = account(formatNumber(BASE), formatNumber(STAKED), formatNumber(PAIDOUT), formatNumber(returned))
  return <p className={classNames(styles.text, 'num')}>{text}</p>
}

function ObjectButton({ bet: { NAME, OWN } }: { readonly bet: Bet }) {
  const words = useWords(betPack).proposal
  const [open, setOpen] = useState(false)
  const { run } = useWrite(bets.calls.object, { inline: true })
  if (OWN?.OBJECTED === 'Y') return <span className="mute">{words.objected}</span>
  if (OWN?.MAYOBJECT !== 'Y') return null
  return (
    <>
      <Button icon="flag" onPointerEnter={ReasonDialog.ahead} onClick={() => setOpen(true)}>
        {words.object}
      </Button>
      {open && (
        <ReasonDialog
          title={words.objectTitle}
          text={words.objectText}
          ask={{ label: words.objectLabel, hint: words.objectHint }}
          send={words.objectSend}
          onSend={(reason, options) => run({ bocaiName: NAME, reason }, options)}
          done={words.objectDone}
          onClose={() => setOpen(false)}
          onMissing={() => setOpen(false)}
        />
      )}
    </>
  )
}
