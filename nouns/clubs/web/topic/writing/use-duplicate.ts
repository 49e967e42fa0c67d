import { useRef, useState } from 'react'
import { useApi } from '#api/api-context.ts'
import type { Out } from '#contract/endpoint.ts'
import { writing } from '#contract/writing.ts'
import type { RichDocument } from '#editor/editor-types.ts'

const { duplicate } = writing.calls

export interface DuplicateCheck {
  /** The floor that has the same text already; null if there is none. */
  readonly found: Out<typeof duplicate>
  /** Whether the text may be posted. A duplicate is reported once; posting the same text again is allowed. */
  readonly mayPost: (document: RichDocument) => Promise<boolean>
}

/** Looks whether the writer has posted the same within a day. */
export const useDuplicate = (): DuplicateCheck => {
  const { call } = useApi()
  const [found, setFound] = useState<Out<typeof duplicate>>(null)
  const asked = useRef('')
  const mayPost = async (document: RichDocument) => {
    const words = JSON.stringify(document)
    if (asked.current === words) {
      setFound(null)
      return true
    }
    const answer = await call(duplicate, { document }, { quiet: true })
    // Problems of the text itself are reported when it is posted.
    const twin = answer.ok ? answer.value : null
    if (twin) asked.current = words
    setFound(twin)
    return twin === null
  }
  return { found, mayPost }
}
