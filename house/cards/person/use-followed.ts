import { useState } from 'react'
import { useApi } from '#api/api-context.ts'
import { useRead } from '#api/reads.ts'
import type { Out } from '#contract/endpoint.ts'
import { social } from '#contract/social.ts'

const { followed } = social.calls
type Page = Out<typeof followed>

/** The feed of followed people: its newest page, and older pages as they are asked for. */
export function useFollowed() {
  const { call } = useApi()
  const { value: newest } = useRead(followed, {}, { quiet: true })
  // Older pages continue one newest page: after a new read of that page they are dropped, as lines may have moved.
  const [older, setOlder] = useState<Older>({ of: undefined, pages: [] })
  const [busy, setBusy] = useState(false)
  const [opened, setOpened] = useState(false)
  const pages = newest ? [newest, ...(older.of === newest ? older.pages : [])] : []
  const last = pages.at(-1)
  const more = async () => {
    setOpened(true)
    if (!opened || !last?.NEXT || busy) return
    setBusy(true)
    const answer = await call(followed, { after: last.NEXT })
    setBusy(false)
    if (answer.ok) setOlder({ of: newest, pages: [...pages.slice(1), answer.value] })
  }
  const all = newest && pages.flatMap(({ rows }) => rows)
  return {
    rows: opened ? all : all?.slice(0, first),
    hasMore: Boolean(last?.NEXT) || (!opened && all !== undefined && all.length > first),
    busy,
    more,
  }
}

/** Number of lines before older ones are asked for. */
const first = 6

interface Older {
  readonly of: Page | undefined
  readonly pages: readonly Page[]
}
