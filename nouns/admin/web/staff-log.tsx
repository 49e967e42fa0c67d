import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { DeskRead } from '#desks/desk-page.tsx'
import { useDeskSearch } from '#desks/desk-search.ts'
import { useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'
import { admin } from '../contract/admin.ts'
import { ActList } from './act-list.tsx'
import styles from './staff-log.module.css'

/** The whole log, by who, what and on what, and whether its chain holds. */
export function StaffLog() {
  const words = useWords(adminPack).log
  const search = useDeskSearch()
  const [by, setBy] = useState(search.get('by'))
  const [subject, setSubject] = useState(search.get('subject'))
  const asked = {
    by: /^\d{7,10}$/.test(search.get('by')) ? Number(search.get('by')) : undefined,
    act: search.get('act') || undefined,
    subject: search.get('subject') || undefined,
  }
  const filter = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
  return (
    <>
      <ChainCheck />
      <form
        className={styles.filter}
        data-unasked
        onSubmit={(event) => {
          event.preventDefault()
          search.set({ by: by.trim(), subject: subject.trim() })
        }}
      >
        <Field label={words.filterAct}>
          <Select
            value={search.get('act')}
            onChange={({ target }) => search.set({ act: target.value })}
            options={[
              { value: '', label: words.anyAct },
              ...Object.entries(words.acts).map(([value, label]) => ({ value, label })),
            ]}
          />
        </Field>
        <Field label={words.filterBy}>
          <TextInput inputMode="numeric" maxLength={10} value={by} onChange={({ target }) => setBy(target.value)} />
        </Field>
        <Field label={words.filterSubject}>
          <TextInput maxLength={60} value={subject} onChange={({ target }) => setSubject(target.value)} />
        </Field>
        <Button type="submit" icon="search">
          {words.find}
        </Button>
      </form>
      <ActList key={JSON.stringify(filter)} of="all" filter={filter} empty={words.end} />
    </>
  )
}

/** Reads the whole chain again on demand. */
function ChainCheck() {
  const words = useWords(adminPack).log
  const [wanted, setWanted] = useState(false)
  const chain = useRead(admin.calls.checkLog, {}, { enabled: wanted })
  if (!wanted) {
    return (
      <p>
        <Button icon="link" onClick={() => setWanted(true)}>
          {words.check}
        </Button>
      </p>
    )
  }
  return (
    <Card pad>
      <DeskRead read={chain}>
        {({ links, brokenAt, head }) => (
          <>
            <Banner kind={brokenAt === null ? 'success' : 'error'}>
              {brokenAt === null ? words.whole(links) : words.broken(brokenAt)}
            </Banner>
            {head !== '' && (
              <p className={styles.head}>
                <span>{words.head}</span> <code>{head}</code>
                <small>{words.headHint}</small>
              </p>
            )}
          </>
        )}
      </DeskRead>
    </Card>
  )
}
