import { useRead } from '#api/reads.ts'
import { MemberName } from '#cards/person/member-name.tsx'
import { formatSigned } from '#cards/resources/format-signed.ts'
import { buttonClass } from '#design/parts/button.tsx'
import { Card, cardClass } from '#design/parts/card.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import { DeskRead } from '#desks/desk-page.tsx'
import { useDeskSearch } from '#desks/desk-search.ts'
import { formatNumber } from '#rules/text.ts'
import { Link } from '#session/link.tsx'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import { betStaff } from '../../contract/bet-staff.ts'
import { bets } from '../../contract/bets.ts'
import { betDeskPack } from '../../words/bet-desk.pack.ts'
import { betFormPack } from '../../words/bet-form.pack.ts'
import { useCategoryName } from '../list/bet-card.tsx'
import { AskedActs } from './asked-acts.tsx'
import { BetChips } from './bet-chips.tsx'
import styles from './bet-desk.module.css'
import { ChangeBet } from './change-bet.tsx'
import type { DetailedBet } from './detailed-bet.ts'
import { ObjectionItem } from './objection-item.tsx'
import { PayoutTable } from './payout-table.tsx'
import { ResultPart } from './result-part.tsx'
import { StakeTable } from './stake-table.tsx'

/** One event with all that staff see of it, and the next step. */
export function BetDetail({ name }: { readonly name: string }) {
  const words = useWords(betDeskPack)
  const search = useDeskSearch()
  const read = useRead(betStaff.calls.detail, { bocaiName: name, pageNum: search.page }, { keep: true })
  return (
    <Stack gap={5}>
      <div>
        <Link to={search.path({ event: '', edit: '', p: '' })} stay className="link">
          {words.back}
        </Link>
      </div>
      <DeskRead read={read}>
        {(detail) =>
          search.get('edit') === '' ? <Detail detail={detail} /> : <ChangeBet key={detail.bet.NAME} bet={detail.bet} />
        }
      </DeskRead>
    </Stack>
  )
}

function Detail({ detail }: { readonly detail: DetailedBet }) {
  const words = useWords(betDeskPack)
  const search = useDeskSearch()
  const { bet, objections } = detail
  return (
    <>
      <div>
        <p className={styles.line}>
          <BetChips bet={bet} />
          <code>{bet.NAME}</code>
        </p>
        <h2 className={styles.name}>{bet.TITLE}</h2>
        <Row gap={2} className={styles.steps}>
          {bet.PHASE === 'asked' && <AskedActs name={bet.NAME} title={bet.TITLE} />}
          {(bet.PHASE === 'asked' || bet.PHASE === 'open') && (
            <Link to={search.path({ edit: 'y' })} stay className={buttonClass({ size: 'small' })}>
              {words.detail.change}
            </Link>
          )}
          <Link to={`/bocai/${bet.NAME}`} className={buttonClass({ size: 'small', variant: 'quiet' })}>
            {words.detail.page}
          </Link>
        </Row>
      </div>
      <ResultPart detail={detail} />
      <PayoutTable detail={detail} />
      {objections.length > 0 && (
        <section>
          <h3 className={styles.head}>{words.objection.title}</h3>
          <ul className={cardClass({ clip: true }, styles.joined)} aria-label={words.objection.title}>
            {objections.map((objection) => (
              <ObjectionItem key={objection.ID} objection={objection} />
            ))}
          </ul>
        </section>
      )}
      <BetFacts detail={detail} />
      <Account detail={detail} />
      <StakeTable detail={detail} />
    </>
  )
}

/** What moved to the event's account and from it, and what lies there. */
function Account({ detail: { bet, MOVES, HELD } }: { readonly detail: DetailedBet }) {
  const { moves: words } = useWords(betDeskPack)
  const amountOf = useWords(resourcesPack).amounts[bet.RESOURCE]
  return (
    <section>
      <h3 className={styles.head}>{words.title}</h3>
      <Card pad>
        <Facts>
          {MOVES.map(({ REASON, IN, COUNT, AMOUNT }) => (
            <Fact key={`${REASON} ${IN}`} label={`${words.names[REASON]} · ${words.count(COUNT)}`}>
              <span className="num">{formatSigned(IN === 'Y' ? AMOUNT : -AMOUNT)}</span>
            </Fact>
          ))}
          <Fact label={words.held} strong>
            {amountOf(HELD)}
          </Fact>
        </Facts>
      </Card>
    </section>
  )
}

function BetFacts({ detail: { bet, INVOLVED } }: { readonly detail: DetailedBet }) {
  const { detail: words } = useWords(betDeskPack)
  const { house } = useTimes()
  const { shows } = useWords(betFormPack)
  const { names, amounts } = useWords(resourcesPack)
  const categories = useRead(bets.calls.categories, {})
  const amountOf = amounts[bet.RESOURCE]
  return (
    <section>
      <h3 className={styles.head}>{words.facts}</h3>
      <Card pad>
        <Stack gap={4}>
          <Facts className={styles.facts}>
            <Fact label={words.category}>
              {useCategoryName(categories.value?.find(({ ID }) => ID === bet.CATEGORY))}
            </Fact>
            <Fact label={words.resource}>{names[bet.RESOURCE]}</Fact>
            <Fact label={words.base}>{amountOf(bet.BASE)}</Fact>
            <Fact label={words.staked}>{amountOf(Math.max(0, bet.STAKED))}</Fact>
            <Fact label={words.bettors}>{formatNumber(bet.BETTORS)}</Fact>
            <Fact label={words.deadline}>
              <time dateTime={bet.DEADLINE}>{house(bet.DEADLINE)}</time>
            </Fact>
            <Fact label={words.show}>{shows[bet.SHOWBETS]}</Fact>
            <Fact label={words.opener}>
              <MemberName id={bet.OPENER.UID} nick={bet.OPENER.NICK} />
            </Fact>
            <Fact label={words.involved}>
              {INVOLVED.length === 0
                ? words.nobody
                : INVOLVED.map(({ UID, NICK }) => (
                    <MemberName key={UID} id={UID} nick={NICK} className={styles.person} />
                  ))}
            </Fact>
          </Facts>
          <div>
            <b>{words.terms}</b>
            <p className={styles.text}>{bet.TERMS}</p>
          </div>
          {bet.SHOWN !== '' && (
            <div>
              <b>{words.shown}</b>
              <p className={styles.text}>{bet.SHOWN}</p>
            </div>
          )}
        </Stack>
      </Card>
    </section>
  )
}
