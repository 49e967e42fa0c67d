import { site } from '@patisserie/contract/site'
import type { search } from '@patisserie/words/zh/search'
import { getRouteApi } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import type { LoaderContext } from '../../api/loader.ts'
import { Button } from '../../design/parts/button.tsx'
import { TextInput } from '../../design/parts/forms/text-input.tsx'
import { PageHead } from '../../design/parts/section-head.tsx'
import { Link, useGo } from '../../session/link.tsx'
import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'
import { commentsInput, pilotInput } from './search-inputs.ts'
import styles from './search-page.module.css'
import { FoundPeople, FoundRuns, FoundTopics } from './search-results.tsx'
import { type SiteSearch, siteSearch, siteSearchPath } from './site-search.ts'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/search').then(({ search }) => search),
  en: () => import('@patisserie/words/en/search').then(({ search }) => search),
})

const route = getRouteApi('/main/search')

/** Searches replays, topic titles and people. With a club in the address, searches only its topics. */
export function SearchPage() {
  const words = pack(useLanguage().language)
  const asked = siteSearch({ ...route.useSearch() })
  const { q, m } = asked
  return (
    <>
      <PageHead title={words.title} sub={q && words.found(q)} />
      <SearchForm key={q} asked={asked} words={words} />
      {!q && <p className="mute">{words.start}</p>}
      {q && m && (
        <p className={styles.ways}>
          <Link to={siteSearchPath({ q })} stay className="link">
            {words.all}
          </Link>
        </p>
      )}
      {q && (
        <div className={styles.found}>
          {!m && <FoundRuns q={q} words={words} />}
          <FoundTopics q={q} m={m} words={words} />
          {!m && <FoundPeople q={q} words={words} />}
        </div>
      )}
    </>
  )
}

interface SearchFormProps {
  readonly asked: SiteSearch
  readonly words: typeof search
}

/** A plain form with an action, so that it works before hydration. */
function SearchForm({ asked: { q = '', m }, words }: SearchFormProps) {
  const go = useGo()
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = siteSearch({ q: new FormData(event.currentTarget).get('q'), m })
    if (typed.q) go(siteSearchPath(typed))
  }
  return (
    <search>
      <form action="/search" onSubmit={search} className={styles.form}>
        {m && <input type="hidden" name="m" value={m} />}
        <TextInput
          round
          icon="search"
          name="q"
          type="search"
          maxLength={60}
          autoComplete="off"
          defaultValue={q}
          aria-label={words.label}
          placeholder={words.hint}
        />
        <Button type="submit" variant="primary">
          {words.act}
        </Button>
      </form>
    </search>
  )
}

/** Loads all results, so that they are in the first HTML. */
export const searchLoader = async ({ context, deps: { q, m } }: { context: LoaderContext; deps: SiteSearch }) => {
  if (!q) return
  const { findTopics } = site.clubs.calls
  const reads = m
    ? [context.load(findTopics, { q, m: Number(m) })]
    : [
        context.load(site.replays.calls.list, pilotInput(q)),
        context.load(site.replays.calls.list, commentsInput(q)),
        context.load(findTopics, { q }),
        context.load(site.social.calls.findPeople, { q }),
      ]
  await Promise.all(reads)
}
