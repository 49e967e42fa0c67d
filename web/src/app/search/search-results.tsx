import { site } from '@patisserie/contract/site'
import { filterQuery, replaySearchTypes } from '@patisserie/rules/replays/replay-filters'
import type { search } from '@patisserie/words/zh/search'
import type { ReactNode } from 'react'
import { type Read, useRead } from '../../api/reads.ts'
import { problemWord } from '../../api/refusal-words.ts'
import { MemberLine } from '../../cards/person/member-name.tsx'
import { ReplayCard } from '../../cards/replay/replay-card.tsx'
import { TopicRow } from '../../cards/topic/topic-row.tsx'
import { cardClass } from '../../design/parts/card.tsx'
import { Grid } from '../../design/parts/layout.tsx'
import { SectionHead } from '../../design/parts/section-head.tsx'
import { SkeletonRows } from '../../design/parts/state/skeleton.tsx'
import { Link } from '../../session/link.tsx'
import { useWords } from '../../session/words.tsx'
import { commentsInput, pilotInput } from './search-inputs.ts'
import styles from './search-page.module.css'

interface FoundProps {
  readonly q: string
  readonly words: typeof search
}

/** Replays whose pilot or notes match, and links to the full searches in the replay list. */
export function FoundRuns({ q, words }: FoundProps) {
  const { list } = site.replays.calls
  const signed = useRead(list, pilotInput(q))
  const noted = useRead(list, commentsInput(q))
  const rows = [...(signed.value?.rows ?? []), ...(noted.value?.rows ?? [])]
  const once = [...new Map(rows.map((row) => [row.KeyID, row])).values()].slice(0, 6)
  return (
    <section>
      <SectionHead title={words.runs} />
      <Rows read={signed.value ? noted : signed} empty={once.length === 0 && words.noRuns} words={words}>
        <Grid least="200px" gap={3}>
          {once.map((row) => (
            <ReplayCard key={row.KeyID} row={row} />
          ))}
        </Grid>
      </Rows>
      <p className={styles.ways}>
        <span className="mute">{words.lookIn}</span>
        {replaySearchTypes.map((searchType) => (
          <Link
            key={searchType}
            to={`/rpy?${filterQuery({ sort: 'time', searchType, value: q })}`}
            stay
            className="link"
          >
            {words.ways[searchType]}
          </Link>
        ))}
      </p>
    </section>
  )
}

/** Topics whose title contains all the words. */
export function FoundTopics({ q, m, words }: FoundProps & { readonly m: string | undefined }) {
  const read = useRead(site.clubs.calls.findTopics, { q, ...(m && { m: Number(m) }) })
  const rows = read.value ?? []
  return (
    <section>
      <SectionHead title={m && rows[0] ? words.topicsOf(rows[0].MSNAME) : words.topics} />
      <Rows read={read} empty={rows.length === 0 && words.noTopics} words={words}>
        <ul className={cardClass({ clip: true })}>
          {rows.map((row) => (
            <TopicRow key={row.KeyID} row={row} club={!m} excerpt />
          ))}
        </ul>
      </Rows>
    </section>
  )
}

/** Members whose nickname matches. */
export function FoundPeople({ q, words }: FoundProps) {
  const read = useRead(site.social.calls.findPeople, { q })
  const rows = read.value ?? []
  return (
    <section>
      <SectionHead title={words.people} />
      <Rows read={read} empty={rows.length === 0 && words.noPeople} words={words}>
        <Grid least="200px" gap={3}>
          {rows.map(({ UID, NICK, HEAD }) => (
            <MemberLine key={UID} id={UID} nick={NICK} head={HEAD} />
          ))}
        </Grid>
      </Rows>
    </section>
  )
}

interface RowsProps {
  readonly read: Read<unknown>
  /** Text shown if nothing was found. */
  readonly empty: string | false
  readonly words: typeof search
  readonly children: ReactNode
}

function Rows({ read, empty, words, children }: RowsProps) {
  const all = useWords()
  if (read.refusal) return <p className="mute">{`${words.failed} · ${problemWord(read.refusal, all)}`}</p>
  if (!read.value) return <SkeletonRows label={all.shell.loading} />
  return empty ? <p className="mute">{empty}</p> : children
}
