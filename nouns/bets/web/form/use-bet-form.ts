import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Answer, Refused } from '#api/answer.ts'
import { useIntent } from '#cards/use-intent.ts'
import { focusProblem } from '#session/focus-problem.ts'
import { useServerTime } from '../parts/use-server-time.ts'
import { type BetDraft, type DraftProblems, fieldOfRefusal, isFine, type Opener, problemsOf } from './bet-draft.ts'

const none: DraftProblems = { fields: {}, options: {} }

/**
 * State of an event's form: what was typed stays until it is sent, and a refusal stands beside its field. `former`: as of
 * `problemsOf`.
 */
export function useBetForm(first: () => BetDraft, opener: Opener, former?: string) {
  const now = useServerTime()
  const [draft, setDraft] = useState(first)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<{ readonly of: BetDraft; readonly answer: Refused } | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const intent = useIntent()
  const found = problemsOf(draft, opener, now, former)
  // A refusal of the server stands until something changes.
  const answer = refused?.of === draft ? refused.answer : null
  const code = answer && codeOf(answer.refusal)
  const field = code === null ? undefined : fieldOfRefusal(code)
  const problems = tried ? withRefusal(found, field, code) : none

  /** Sends the form if nothing is wrong with it; answers whether it was taken. */
  const send = async (run: (options: { readonly idempotencyKey: string }) => Promise<Answer<unknown>>) => {
    setTried(true)
    setRefused(null)
    if (!isFine(found)) {
      focusProblem(form.current)
      return false
    }
    const given = await run({ idempotencyKey: intent.keyOf(draft) })
    intent.settled(given)
    if (!given.ok) {
      setRefused({ of: draft, answer: given })
      focusProblem(form.current)
      return false
    }
    // Odds are sent in thousandths, and chances not at all: what was typed would be asked about when the form is left. The base is
    // compared with the one that stood when its field was entered.
    flushSync(() => {
      setTried(false)
      setDraft({ ...first(), base: draft.base, resource: draft.resource })
    })
    return true
  }
  /** The form holds what another code than those beside fields refused. */
  const above = field === undefined ? answer : null
  return { draft, setDraft, form, problems, above, send, isWrong: tried && !isFine(problems) }
}

/** The code behind the prefix of the calls. */
const codeOf = (refusal: string): string => refusal.replace(/^[a-z]+\./, '')

const withRefusal = (found: DraftProblems, field: ReturnType<typeof fieldOfRefusal>, code: string | null) =>
  field && code !== null ? { ...found, fields: { ...found.fields, [field]: code } } : found
