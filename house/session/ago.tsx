import { relativeTime } from '#rules/beijing-time.ts'
import { useNow } from './now.tsx'
import { useTimes } from './times.ts'
import { useLanguage } from './words.tsx'

/** Time since an instant in words, such as "3 minutes ago"; the exact time is in the tooltip. */
export function Ago({ at, className }: { readonly at: string; readonly className?: string | undefined }) {
  const { words } = useLanguage()
  const { exact } = useTimes()
  const { unit, value } = relativeTime(at, useNow())
  return (
    <time dateTime={at} title={exact(at)} className={className}>
      {words.time.ago(unit, value)}
    </time>
  )
}
