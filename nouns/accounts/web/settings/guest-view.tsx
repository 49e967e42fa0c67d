import { problemText } from '#api/problem-text.ts'
import { useRead } from '#api/reads.ts'
import { accounts } from '#contract/accounts.ts'
import type { Person } from '#contract/profile.ts'
import { buttonClass } from '#design/parts/button.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { SkeletonLines } from '#design/parts/state/skeleton.tsx'
import { formatNumber } from '#rules/text.ts'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { settingsPack } from '../../words/settings.pack.ts'
import { NameCard } from '../person/name-card.tsx'
import styles from './preferences-section.module.css'

/** For the member, beside the privacy switches: a small preview of their page, from the answer that guests get too. */
export function GuestView({ id }: { readonly id: number }) {
  const { words, language } = useLanguage()
  const { value, refusal, data } = useRead(accounts.calls.person, { UID: id }, { keep: true })
  if (value) return <Seen person={value} />
  if (refusal) return <p className="faint">{problemText({ refusal, data }, words, language)}</p>
  return <SkeletonLines lines={4} />
}

function Seen({ person }: { readonly person: Person }) {
  const { card } = useWords().accounts
  const { privacy } = useWords(settingsPack)
  const shown = person.TABS.map((tab) => privacy.flags[flagOf[tab]].name)
  return (
    <div className={styles.stack}>
      <NameCard id={person.UID} nick={person.NICK} head={person.HEAD} introduction={person.BRINT} />
      <Facts>
        <Fact label={card.replays}>{formatNumber(person.REPLAYS)}</Fact>
        <Fact label={card.likes}>{formatNumber(person.LIKES)}</Fact>
        <Fact label={privacy.tabs}>
          {shown.length === 0 ? privacy.noTabs : <span className={styles.chips}>{shown.map(chip)}</span>}
        </Fact>
      </Facts>
      <Link to={`/p/${person.UID}`} className={buttonClass()}>
        {privacy.open}
      </Link>
    </div>
  )
}

const chip = (name: string) => <Chip key={name}>{name}</Chip>

const flagOf = {
  ms: 'showMS',
  ega: 'showEga',
  replay: 'showReplay',
  dessert: 'showDes',
  honor: 'showHonor',
  feed: 'showFeed',
  progress: 'showProgress',
} as const
