import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { MemberLine } from '#cards/person/member-name.tsx'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { DeskPage } from '#desks/desk-page.tsx'
import row from '#desks/desk-row.module.css'
import { useDeskSearch } from '#desks/desk-search.ts'
import { Ago } from '#session/ago.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { iscore } from '../../../contract/iscore.ts'
import { iscorePack } from '../../../words/iscore/iscore.pack.ts'
import { runWords } from '../../card/run-words.ts'
import { RunLink } from '../counted-runs.tsx'
import styles from './desk.module.css'

interface WorldFirstAct {
  readonly code: string
  readonly grant: 'Y' | 'N'
}

/** World-firsts: granted by a replay's code, and taken back. */
export function FirstList() {
  const { language } = useLanguage()
  const { staff, kinds } = useWords(iscorePack)
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const [asked, setAsked] = useState<WorldFirstAct | null>(null)
  const read = useRead(iscore.calls.worldFirsts, { pageNum: useDeskSearch().page, pageSize: 20 }, { keep: true })
  const set = useWrite(iscore.calls.setWorldFirst, { success: 'saved', inline: true })
  const valid = /^[0-9A-Za-z]{4}$/.test(code)
  const grant = () => {
    setTried(true)
    if (valid) setAsked({ code, grant: 'Y' })
  }
  return (
    <>
      <div className={cardClass({}, styles.form)}>
        <p>{staff.grantText}</p>
        <Field label={staff.code} hint={staff.codeHint} error={tried && !valid ? staff.codeWrong : undefined}>
          <TextInput value={code} onChange={({ target }) => setCode(target.value.trim())} onEnter={grant} />
        </Field>
        <Button icon="trophy" onClick={grant}>
          {staff.grant}
        </Button>
      </div>
      <DeskPage
        joined
        read={read}
        label={staff.firsts}
        empty={staff.firstsEmpty}
        item={(first) => (
          <li key={first.KeyID} className={row.item}>
            <div className={row.about}>
              <span className={styles.line}>
                <b>{runWords({ ...first, REPTIME: '' }, language).title}</b>
                <RunLink run={{ ...first, STAGE: '' }} />
                {kinds[first.KIND]}
                <MemberLine id={first.UID} nick={first.NICK} head={first.HEAD} size={28} />
              </span>
              <span className={styles.meta}>
                <Ago at={first.TIME} />
              </span>
              <p className={styles.words}>{first.REASON}</p>
            </div>
            <span className={row.actions}>
              <Button size="small" variant="quiet" onClick={() => setAsked({ code: first.CODE, grant: 'N' })}>
                {staff.takeBack}
              </Button>
            </span>
          </li>
        )}
      />
      {asked && (
        <ReasonDialog
          title={asked.grant === 'Y' ? staff.grant : staff.takeBackTitle}
          send={asked.grant === 'Y' ? staff.grantSend : staff.takeBack}
          danger={asked.grant === 'N'}
          onSend={(reason) => set.run({ ...asked, reason })}
          onClose={() => setAsked(null)}
        >
          <p>{asked.code}</p>
        </ReasonDialog>
      )}
    </>
  )
}
