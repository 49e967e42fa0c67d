import { MemberName } from '#cards/person/member-name.tsx'
import { Card } from '#design/parts/card.tsx'
import { Stack } from '#design/parts/layout.tsx'
import { Table } from '#design/parts/table.tsx'
import { DeskPager } from '#desks/desk-page.tsx'
import { formatNumber } from '#rules/text.ts'
import { When } from '#session/when.tsx'
import { useWords } from '#session/words.tsx'
import { betDeskPack } from '../../words/bet-desk.pack.ts'
import styles from './bet-desk.module.css'
import type { DetailedBet } from './detailed-bet.ts'

/** The stakes of an event, newest first. */
export function StakeTable({ detail: { bet, stakes } }: { readonly detail: DetailedBet }) {
  const { stakes: words } = useWords(betDeskPack)
  return (
    <section>
      <h3 className={styles.head}>{words.title}</h3>
      {stakes.rows.length === 0 ? (
        <p className="mute">{words.none}</p>
      ) : (
        <Stack gap={3}>
          <Card clip>
            <Table caption={words.title} stack>
              <thead>
                <tr>
                  <th scope="col">{words.who}</th>
                  <th scope="col">{words.option}</th>
                  <th scope="col" data-num="">
                    {words.stake}
                  </th>
                  <th scope="col" data-num="">
                    {words.payout}
                  </th>
                  <th scope="col" data-num="">
                    {words.paid}
                  </th>
                  <th scope="col">{words.time}</th>
                </tr>
              </thead>
              <tbody>
                {stakes.rows.map((stake) => (
                  <tr key={stake.KeyID}>
                    <th scope="row">
                      <MemberName id={stake.UID} nick={stake.NICK} />
                    </th>
                    <td data-label={words.option}>{bet.OPTIONS[stake.OPTION]?.LABEL ?? ''}</td>
                    <td data-num="" data-label={words.stake} className="num">
                      {formatNumber(stake.STAKE)}
                    </td>
                    <td data-num="" data-label={words.payout} className="num">
                      {stake.PAYOUT > 0 ? formatNumber(stake.PAYOUT) : words.open}
                    </td>
                    <td data-num="" data-label={words.paid} className="num">
                      {stake.PAID < 0 ? '–' : formatNumber(stake.PAID)}
                    </td>
                    <td data-label={words.time}>
                      <When at={stake.TIME} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Card>
          <DeskPager pages={stakes.pageInfo.pages} />
        </Stack>
      )}
    </section>
  )
}
