import { useDeferredValue, useState } from 'react'
import { type ApiCall, useApiDocument } from '#api/api-document.ts'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { PageHead, SectionHead } from '#design/parts/section-head.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { apiPagePack } from '../words/api-page.pack.ts'
import { ApiCallCard } from './api-call-card.tsx'
import styles from './api-page.module.css'

/** Every call of the site for people who write scripts. */
export function ApiPage() {
  const { language } = useLanguage()
  const words = useWords(apiPagePack)
  return (
    <>
      <PageHead
        title={words.title}
        sub={words.intro}
        actions={
          <>
            <a className={buttonClass()} href={`/api/openapi.json?lang=${language}`}>
              {words.document}
            </a>
            <Link className={buttonClass()} to="/settings/tokens">
              {words.tokens}
            </Link>
          </>
        }
      />
      <SectionHead title={words.howTitle} />
      <Card pad>
        <ul className={styles.how}>
          {words.how.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
      <Calls />
    </>
  )
}

function Calls() {
  const { words: shop, language } = useLanguage()
  const words = useWords(apiPagePack)
  const { data, isError, refetch } = useApiDocument(language)
  const [typed, setTyped] = useState('')
  // The list is long: React renders it in pieces, so that the page answers meanwhile.
  const document = useDeferredValue(data)
  const wanted = useDeferredValue(typed)
  if (isError) {
    return (
      <ErrorState
        title={shop.shell.fault.title}
        actions={<Button onClick={() => void refetch()}>{shop.shell.retry}</Button>}
      />
    )
  }
  if (!document) return <SkeletonRows rows={8} label={words.loading} />
  const names = document.nouns
  const found = document.calls.filter((call) => matches(call, wanted))
  const nouns = [...new Set(found.map(({ operation }) => operation.tags[0]))]
  return (
    <>
      <div className={styles.tools}>
        <Field label={words.search} labelHidden className={styles.search}>
          <TextInput
            round
            icon="search"
            type="search"
            placeholder={words.searchHint}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <nav aria-label={words.nounsLabel} className={styles.nouns}>
          {nouns.map((noun) => (
            <a key={noun} className="link" href={`#${noun}`}>
              {names.get(noun)}
            </a>
          ))}
        </nav>
      </div>
      {nouns.length === 0 && <EmptyState title={words.none} />}
      {nouns.map((noun) => (
        <section key={noun} className={styles.noun}>
          <SectionHead id={noun} title={names.get(noun) ?? noun} />
          {found
            .filter(({ operation }) => operation.tags[0] === noun)
            .map((call) => (
              <ApiCallCard key={call.path} call={call} />
            ))}
        </section>
      ))}
    </>
  )
}

const matches = ({ path, operation }: ApiCall, wanted: string): boolean =>
  `${path} ${operation.summary} ${operation.operationId}`.toLowerCase().includes(wanted.trim().toLowerCase())
