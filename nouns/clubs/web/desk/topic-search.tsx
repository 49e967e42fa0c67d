import { type ReactNode, useState } from 'react'
import { useRead } from '#api/reads.ts'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Stack } from '#design/parts/layout.tsx'
import { DeskPage } from '#desks/desk-page.tsx'
import row from '#desks/desk-row.module.css'
import { useDeskSearch } from '#desks/desk-search.ts'
import { useWords } from '#session/words.tsx'
import type { StaffTopic } from '../../contract/club-staff.ts'
import type { clubs } from '../../contract/clubs.ts'
import { type TopicState, topicStates } from '../../rules/clubs.ts'
import { clubDeskPack } from '../../words/club-desk.pack.ts'
import styles from './desk.module.css'
import { TopicLine } from './topic-line.tsx'

interface TopicSearchProps {
  readonly call: typeof clubs.calls.allTopics | typeof clubs.calls.topicsToKeep
  /** Acts offered for each topic found. */
  readonly tools: (topic: StaffTopic) => ReactNode
}

type Calls = typeof clubs.calls.allTopics

/** Topics of every state, by words of their titles, their number or their author. */
export function TopicSearch({ call, tools }: TopicSearchProps) {
  const { topics } = useWords(clubDeskPack)
  const search = useDeskSearch()
  const value = search.get('value')
  const state = topicStates.find((one) => one === search.get('state')) ?? 'all'
  // Two calls of one form, for two codes.
  const read = useRead(call as Calls, { value, state, pageNum: String(search.page) }, { keep: true })
  return (
    <Stack gap={4}>
      <SearchForm value={value} state={state} />
      {read.value && (
        <p className="faint" role="status">
          {topics.found(read.value.total, read.value.more)}
        </p>
      )}
      <DeskPage
        read={read}
        label={topics.list}
        empty={topics.empty}
        item={(topic) => (
          <li key={topic.KeyID}>
            <Card>
              <div className={row.item}>
                <TopicLine topic={topic} />
                <div className={row.actions}>{tools(topic)}</div>
              </div>
            </Card>
          </li>
        )}
      />
    </Stack>
  )
}

interface SearchFormProps {
  readonly value: string
  readonly state: TopicState
}

function SearchForm({ value, state }: SearchFormProps) {
  const { topics } = useWords(clubDeskPack)
  const search = useDeskSearch()
  const [typed, setTyped] = useState({ value, text: value })
  // The address says something else now, as on the way back.
  if (typed.value !== value) setTyped({ value, text: value })
  const find = () => search.set({ value: typed.text.trim(), p: '' })
  return (
    <form
      className={styles.find}
      data-unasked
      onSubmit={(event) => {
        event.preventDefault()
        find()
      }}
    >
      <Field label={topics.value}>
        <TextInput
          icon="search"
          value={typed.text}
          onChange={({ target }) => setTyped({ value, text: target.value })}
          onEnter={find}
        />
      </Field>
      <Field label={topics.state}>
        <Select
          value={state}
          onChange={({ target }) => search.set({ state: target.value === 'all' ? '' : target.value, p: '' })}
          options={topicStates.map((one) => ({ value: one, label: topics.states[one] }))}
        />
      </Field>
      <Button type="submit" variant="primary">
        {topics.find}
      </Button>
    </form>
  )
}
