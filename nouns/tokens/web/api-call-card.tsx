import { useState } from 'react'
import type { ApiCall, ApiOperation } from '#api/api-document.ts'
import { Chip } from '#design/parts/chip.tsx'
import { Disclosure } from '#design/parts/over/disclosure.tsx'
import { useWords } from '#session/words.tsx'
import { apiPagePack } from '../words/api-page.pack.ts'
import styles from './api-call-card.module.css'
import { ApiFields } from './api-fields.tsx'
import { CopyBlock } from './copy-block.tsx'
import { curlOf, inputOf } from './curl-of.ts'
import { TryCall } from './try-call.tsx'

/** Card of a call: who may make it, its fields, its refusals, and a form to try it. */
export function ApiCallCard({ call }: { readonly call: ApiCall }) {
  const words = useWords(apiPagePack)
  // The inside of a hundred calls is made when it is first opened.
  const [opened, setOpened] = useState(false)
  const { method, path, operation } = call
  return (
    <Disclosure
      onOpen={() => setOpened(true)}
      summary={
        <span className={styles.summary}>
          <span className={styles.address}>
            <Chip tint={operation['x-kind'] === 'read' ? 'soda' : 'straw'}>{method.toUpperCase()}</Chip>
            <code>{path}</code>
          </span>
          <span>{operation.summary}</span>
          <span className={styles.who}>{whoOf(operation, words)}</span>
        </span>
      }
    >
      {opened && <Inside call={call} />}
    </Disclosure>
  )
}

function Inside({ call }: { readonly call: ApiCall }) {
  const words = useWords(apiPagePack)
  const { operation } = call
  const refusals = Object.entries(operation['x-refusals'])
  const answer = operation.responses[200].content['application/json']?.example
  return (
    <div className={styles.inside}>
      <p className={styles.marks}>
        <Chip>{operation['x-scope'] ? words.scope(operation['x-scope']) : words.noScope}</Chip>
        {operation['x-captcha'] && <Chip tint="honey">{words.captcha}</Chip>}
      </p>
      <h3>{words.fields}</h3>
      <ApiFields operation={operation} />
      {refusals.length > 0 && (
        <>
          <h3>{words.refusals}</h3>
          <dl className={styles.refusals}>
            {refusals.map(([code, text]) => (
              <div key={code}>
                <dt>
                  <code>{code}</code>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <h3>{words.example}</h3>
      <CopyBlock text={curlOf(call, location.origin)} />
      {answer !== undefined && (
        <>
          <h3>{words.answer}</h3>
          <CopyBlock text={JSON.stringify(answer, null, 2)} />
        </>
      )}
      {operation['x-who'] === 'anyone' && operation['x-kind'] === 'read' && (
        <TryCall path={call.path} method={call.method} input={inputOf(operation)} />
      )}
    </div>
  )
}

const isWho = <W extends object>(kind: string, words: W): kind is keyof W & string => Object.hasOwn(words, kind)

const whoOf = ({ 'x-who': who }: ApiOperation, { who: words }: ReturnType<typeof apiPagePack>): string => {
  const [kind = '', which] = who.split(':')
  if (!isWho(kind, words)) return who
  return which === undefined ? words[kind] : `${words[kind]} · ${which}`
}
