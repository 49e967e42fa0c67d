import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { classNames } from '#design/class-names.ts'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { PageHead } from '#design/parts/section-head.tsx'
import { ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { useMe } from '#session/me.ts'
import { MembersOnly } from '#session/members-only.tsx'
import { useWords } from '#session/words.tsx'
import { messages } from '../contract/messages.ts'
import { messagesPack } from '../words/messages.pack.ts'
import { Conversation } from './conversation.tsx'
import { ConversationList } from './conversation-list.tsx'
import { MessageSettings } from './message-settings.tsx'
import styles from './messages-page.module.css'
import { messagesSearch } from './messages-routes.ts'

const route = getRouteApi('/main/messages')

/** Conversations on the left, the open one on the right; on phones one after the other. */
export function MessagesPage() {
  const { titles } = useWords()
  const { with: other } = messagesSearch({ ...route.useSearch() })
  return (
    <>
      <div className={classNames(other && styles.pcSeen)}>
        <PageHead title={titles.messages} />
      </div>
      <MembersOnly>
        <Messages />
      </MembersOnly>
    </>
  )
}

function Messages() {
  const all = useWords()
  const words = useWords(messagesPack)
  const { profile } = useMe()
  const search = messagesSearch({ ...route.useSearch() })
  const [q, setQ] = useState('')
  const folder = search.box ?? 'inbox'
  const list = useRead(messages.calls.list, { folder, ...(q && { q }) }, { keep: true })
  if (!profile) return null
  if (list.refusal) {
    return (
      <ErrorState title={words.failed} actions={<Button onClick={list.again}>{all.shell.retry}</Button>}>
        {problemWord(list.refusal, all)}
      </ErrorState>
    )
  }
  if (!list.value) return <SkeletonRows label={all.shell.loading} />
  return (
    <>
      <div className={classNames(cardClass({ clip: true }), styles.pair, search.with && styles.one)}>
        <ConversationList value={list.value} search={search} me={profile.id} q={q} onFind={setQ} />
        {search.with ? (
          <Conversation key={search.with} other={Number(search.with)} me={profile.id} at={search.at} />
        ) : (
          <p className={classNames('mute', styles.pick)}>{words.pick}</p>
        )}
      </div>
      <div className={classNames(search.with && styles.pcOnly)}>
        <MessageSettings may={list.value.may} seen={list.value.seen} />
      </div>
    </>
  )
}
