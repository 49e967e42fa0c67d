import { useState } from 'react'
import type { Out } from '#contract/endpoint.ts'
import { Head } from '#design/art/heads/head.tsx'
import { classNames } from '#design/class-names.ts'
import { isComposing } from '#design/parts/forms/composition.ts'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Marked } from '#design/parts/marked.tsx'
import { Tabs } from '#design/parts/moving/tabs.tsx'
import { Ago } from '#session/ago.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { FoundMessage, messages } from '../contract/messages.ts'
import { messagesPack } from '../words/messages.pack.ts'
import styles from './conversation-list.module.css'
import { MessageText } from './message-text.tsx'
import { messagesPath } from './messages-path.ts'
import type { MessagesSearch } from './messages-routes.ts'

type Listed = Out<typeof messages.calls.list>

interface ConversationListProps {
  readonly value: Listed
  readonly search: MessagesSearch
  readonly me: number
  readonly q: string
  readonly onFind: (q: string) => void
}

/** The folders, a search in them, and the conversations: unread ones stand first. */
export function ConversationList({ value, search, me, q, onFind }: ConversationListProps) {
  const words = useWords(messagesPack)
  return (
    <aside className={styles.list}>
      <Tabs label={words.folders} onSurface>
        <Link to={messagesPath({ ...(search.with && { with: search.with }) })} stay {...here(!search.box)}>
          {words.inbox}
        </Link>
        <Link
          to={messagesPath({ box: 'requests', ...(search.with && { with: search.with }) })}
          stay
          {...here(search.box === 'requests')}
        >
          {words.requestsOf(value.requests)}
        </Link>
      </Tabs>
      <Find q={q} onFind={onFind} />
      {q === '' ? <Conversations value={value} search={search} me={me} /> : <Found rows={value.found} />}
    </aside>
  )
}

const here = (current: boolean) => (current ? ({ 'aria-current': 'page' } as const) : {})

function Find({ q, onFind }: Pick<ConversationListProps, 'q' | 'onFind'>) {
  const words = useWords(messagesPack)
  const [typed, setTyped] = useState(q)
  return (
    <search>
      <form
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault()
          onFind(typed.trim())
        }}
      >
        <TextInput
          round
          icon="search"
          type="search"
          data-unasked
          maxLength={60}
          aria-label={words.find}
          placeholder={words.find}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            if (target.value === '') onFind('')
          }}
          onKeyDown={(event) => event.key === 'Enter' && isComposing(event) && event.preventDefault()}
        />
      </form>
    </search>
  )
}

function Conversations({ value: { rows }, search, me }: Pick<ConversationListProps, 'value' | 'search' | 'me'>) {
  const words = useWords(messagesPack)
  const { closedName } = useWords().accounts
  if (rows.length === 0) {
    return (
      <div className={styles.none}>
        <p>{search.box ? words.noRequests : words.noneTitle}</p>
        <p className="mute">{search.box ? words.noRequestsText : words.noneText}</p>
      </div>
    )
  }
  return (
    <ul className={styles.rows}>
      {rows.map((row, n) => (
        <li
          key={row.UID}
          className={classNames(
            'opens',
            styles.row,
            String(row.UID) === search.with && styles.current,
            // Unread ones stand first.
            row.UNREAD === 0 && (rows[n - 1]?.UNREAD ?? 0) > 0 && styles.read,
          )}
        >
          <Head id={row.UID} src={row.HEAD || null} size={40} alt="" />
          <div className={styles.words}>
            <p className={styles.line}>
              <Link
                to={messagesPath({ ...(search.box && { box: search.box }), with: String(row.UID) })}
                stay
                className={classNames('opener', styles.nick, row.UNREAD > 0 && styles.bold)}
                {...here(String(row.UID) === search.with)}
              >
                <bdi>{row.NICK || closedName}</bdi>
              </Link>
              <Ago at={row.TIME} className={styles.time} />
            </p>
            <p className={styles.line}>
              <span className={styles.last} dir="auto">
                {row.LASTUID === me && words.you}
                {row.LASTPICTURES > 0 && <>{words.picturesOf(row.LASTPICTURES)} </>}
                <MessageText text={row.LAST} short />
              </span>
              {row.UNREAD > 0 && (
                <span className={styles.unread} role="img" aria-label={words.unread(row.UNREAD)}>
                  {row.UNREAD > 99 ? '99+' : row.UNREAD}
                </span>
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Found({ rows }: { readonly rows: readonly FoundMessage[] }) {
  const words = useWords(messagesPack)
  const { closedName } = useWords().accounts
  return (
    <>
      <p className={styles.count} aria-live="polite">
        {words.found(rows.length)}
      </p>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.KeyID} className={classNames('opens', styles.row)}>
            <Head id={row.WITH} src={row.HEAD || null} size={40} alt="" />
            <div className={styles.words}>
              <p className={styles.line}>
                <Link
                  to={messagesPath({ with: String(row.WITH), at: String(row.KeyID) })}
                  stay
                  className={classNames('opener', styles.nick)}
                >
                  <bdi>{row.NICK || closedName}</bdi>
                </Link>
                <Ago at={row.TIME} className={styles.time} />
              </p>
              <p className={styles.hit} dir="auto">
                <Marked text={row.TEXT} marks={row.MARKS} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
