import type { SubmitEvent } from 'react'
import { searchPath } from '#cards/search/search-path.ts'
import { Icon } from '#design/icons/icon.tsx'
import { Button } from '#design/parts/button.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { iconButtonClass } from '#design/parts/icon-button.tsx'
import { Tabs } from '#design/parts/moving/tabs.tsx'
import * as limits from '#rules/search/search-limits.ts'
import { KeptPart } from '#session/kept-part.tsx'
import { Link, useGo } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { askToWrite } from '#session/write-event.ts'
import { clubsPack } from '../../words/clubs.pack.ts'
import { clubPath, feedPaths, type TopicSort, topicSorts } from '../card/topic-path.ts'
import styles from './club-bar.module.css'

export interface ClubBarProps {
  readonly m: number
  readonly sort: TopicSort
}

/** Tools of a club: write, sort, search, subscribe. */
export function ClubBar(props: ClubBarProps) {
  return (
    <KeptPart of={`club-bar ${props.m} ${props.sort}`}>
      <Bar {...props} />
    </KeptPart>
  )
}

function Bar({ m, sort }: ClubBarProps) {
  const { club: words } = useWords(clubsPack)
  const go = useGo()
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (q !== '') go(searchPath({ q, m }))
  }
  return (
    <div role="toolbar" aria-label={words.toolbar} className={styles.bar}>
      <Tabs label={words.sort} className={styles.sorts}>
        {topicSorts.map((one) => (
          <Link key={one} to={clubPath(m, { sort: one })} stay aria-current={one === sort ? 'page' : undefined}>
            {words.sorts[one]}
          </Link>
        ))}
      </Tabs>
      <search className={styles.search}>
        <form action="/search" onSubmit={search}>
          <input type="hidden" name="m" value={m} />
          <TextInput
            round
            icon="search"
            name="q"
            type="search"
            maxLength={limits.searchText}
            enterKeyHint="search"
            autoComplete="off"
            aria-label={words.search}
            placeholder={words.searchGo}
          />
        </form>
      </search>
      <a href={feedPaths(m).rss} className={iconButtonClass()} aria-label={words.feed} data-tip={words.feed}>
        <Icon name="rss" />
      </a>
      <Button variant="primary" icon="pencil" onClick={askToWrite} className={styles.write}>
        {words.write}
      </Button>
    </div>
  )
}
