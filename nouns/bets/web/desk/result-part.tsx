import { useState } from 'react'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { useMe } from '#session/me.ts'
import { useTimes } from '#session/times.ts'
import { When } from '#session/when.tsx'
import { useWords } from '#session/words.tsx'
import { betDeskPack } from '../../words/bet-desk.pack.ts'
import styles from './bet-desk.module.css'
import type { DetailedBet } from './detailed-bet.ts'
import { EndDialog } from './end-dialog.tsx'

/** The proposed result of an event, and the next step towards a final one. */
export function ResultPart({ detail }: { readonly detail: DetailedBet }) {
  const desk = useWords(betDeskPack)
  const words = desk.result
  const { house } = useTimes()
  const { profile } = useMe()
  const { closedName } = useWords().accounts
  const [ends, setEnds] = useState(false)
  const { bet, LASTBY } = detail
  const { PHASE, PROPOSAL, UNTIL } = bet
  const isWaiting = PHASE === 'ended' || PHASE === 'proposed' || PHASE === 'contested'
  const isMine = LASTBY !== null && LASTBY.UID === profile?.id
  const said = PHASE in desk.until ? desk.until[PHASE as keyof typeof desk.until] : undefined
  const note = {
    ...{ asked: words.asked, refused: words.refused, open: words.runs, settling: words.settles },
    ...{ paid: words.done, refunded: words.done, ended: words.none, proposed: '', contested: desk.contested },
  }[PHASE]
  return (
    <section>
      <h3 className={styles.head}>{words.title}</h3>
      <Card pad>
        <Stack gap={3}>
          {note !== '' && <p>{note}</p>}
          {said && UNTIL !== '' && <p className="mute">{said(house(UNTIL))}</p>}
          {PROPOSAL && (
            <Facts className={styles.facts}>
              <Fact label={words.says} strong>
                {bet.NORESULT === 'Y' ? words.noResult : (bet.OPTIONS[bet.WINNER]?.LABEL ?? '')}
              </Fact>
              <Fact label={words.at}>
                <When at={PROPOSAL.AT} />
              </Fact>
              <Fact label={words.evidence}>
                <a href={PROPOSAL.LINK} className={styles.link} rel="noopener noreferrer" target="_blank">
                  {PROPOSAL.LINK}
                </a>
              </Fact>
            </Facts>
          )}
          {PROPOSAL && <p className={styles.text}>{PROPOSAL.REASON}</p>}
          {PROPOSAL && PROPOSAL.NOTE !== '' && PROPOSAL.NOTE !== PROPOSAL.REASON && (
            <p className={styles.answer}>
              {words.note} {PROPOSAL.NOTE}
            </p>
          )}
          {PROPOSAL && PROPOSAL.OBJECTIONS > 0 && <p>{words.objectors(PROPOSAL.OBJECTIONS)}</p>}
          {isWaiting && LASTBY && (
            <Banner kind={isMine ? 'warning' : 'info'}>
              {isMine ? words.own : words.mine(LASTBY.NICK || closedName)}
            </Banner>
          )}
          {isWaiting && !isMine && (
            <Row>
              <Button variant="primary" onClick={() => setEnds(true)}>
                {LASTBY ? words.decide : words.propose}
              </Button>
            </Row>
          )}
        </Stack>
      </Card>
      {ends && <EndDialog detail={detail} onClose={() => setEnds(false)} />}
    </section>
  )
}
