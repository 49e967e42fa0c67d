import { useEffect, useRef, useState } from 'react'
import { useMe } from '#session/me.ts'

/** What the reader has chosen and typed. It stays while answers come and go. */
export interface SlipDraft {
  readonly option: number | null
  /** As typed. */
  readonly amount: string
}

const first: SlipDraft = { option: null, amount: '1' }

interface KeptSlip {
  readonly draft: SlipDraft
  readonly setDraft: (draft: SlipDraft) => void
  /** The draft was staked: it stays on the page, and a reload begins anew. */
  readonly forget: () => void
}

/**
 * What the reader has chosen and typed on an event's slip. It outlives a reload and ways Back and Forward in this tab; stored
 * under its reader, as others may use the same tab.
 */
export function useKeptSlip(bocaiName: string): KeptSlip {
  const { status, profile } = useMe()
  const reader = status === 'unknown' ? null : (profile?.id ?? 0)
  const [draft, setDraft] = useState(first)
  const [isTouched, setTouched] = useState(false)
  /** What was typed before the reader was known. */
  const unkept = useRef<SlipDraft>(null)
  // After hydration, and only into an untouched slip: what a guest typed is there after the log-in.
  useEffect(() => {
    if (reader === null) return
    if (unkept.current) keepSlip(reader, bocaiName, unkept.current)
    unkept.current = null
    const kept = !isTouched && readSlip(reader, bocaiName)
    if (kept) setDraft(kept)
  }, [reader, isTouched, bocaiName])
  return {
    draft,
    setDraft: (to) => {
      setTouched(true)
      setDraft(to)
      if (reader === null) unkept.current = to
      else keepSlip(reader, bocaiName, to)
    },
    forget: () => {
      if (reader !== null) keepSlip(reader, bocaiName, null)
    },
  }
}

const keyOf = (reader: number, bocaiName: string) => `slip.${reader}.${bocaiName}`

function readSlip(reader: number, bocaiName: string): SlipDraft | null {
  try {
    return slipIn(JSON.parse(sessionStorage.getItem(keyOf(reader, bocaiName)) ?? 'null'))
  } catch {
    return null
  }
}

function keepSlip(reader: number, bocaiName: string, draft: SlipDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(reader, bocaiName))
    else sessionStorage.setItem(keyOf(reader, bocaiName), JSON.stringify(draft))
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** A stored slip may come from another version of the page: null for what is none. */
export function slipIn(raw: unknown): SlipDraft | null {
  if (typeof raw !== 'object' || raw === null) return null
  const { option, amount }: { readonly option?: unknown; readonly amount?: unknown } = raw
  if (typeof amount !== 'string' || amount.length > 15) return null
  return { option: typeof option === 'number' && Number.isInteger(option) && option >= 0 ? option : null, amount }
}
