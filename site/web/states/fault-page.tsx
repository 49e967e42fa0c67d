import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useApi } from '#api/api-context.ts'
import { problemText } from '#api/problem-text.ts'
import { FailedRead } from '#api/reads.ts'
import { Button } from '#design/parts/button.tsx'
import { ErrorState } from '#design/parts/state/empty-state.tsx'
import { LoadError } from '#session/load-part.ts'
import { useLineBack } from '#session/use-line-back.ts'
import { useLanguage } from '#session/words.tsx'
import { FaultArt } from './page-pending.tsx'

/** Error boundary of a page: replaces the page when it fails; the frame around it stays. */
export function FaultPage({ error, reset }: ErrorComponentProps) {
  const { words, language } = useLanguage()
  const router = useRouter()
  const { fault, retry } = words.shell
  const again = () => {
    // The router caches a failed chunk load, so only a reload can load it again.
    if (error instanceof LoadError) return location.reload()
    reset()
    void router.invalidate()
  }
  const known =
    error instanceof FailedRead
      ? problemText(error.answer, words, language)
      : error instanceof LoadError
        ? words.problems.loadError
        : null
  useLineBack(() => known !== null && again())
  // An error without words of its own is unexpected, so it is reported to staff.
  const { call } = useApi()
  const unknown = known === null ? error : null
  useEffect(() => {
    if (unknown !== null)
      import('./report-fault.ts').then(
        ({ reportFault }) => reportFault(unknown, call),
        () => undefined,
      )
  }, [unknown, call])
  return (
    <ErrorState wide heading art={<FaultArt />} title={fault.title} actions={<Button onClick={again}>{retry}</Button>}>
      {known ?? fault.text}
    </ErrorState>
  )
}
