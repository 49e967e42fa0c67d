import { formatDateTime, relativeTime } from '@patisserie/rules/beijing-time'
import { useNow } from './now.tsx'
import { useLanguage } from './words.tsx'

/** How long ago an instant was; the exact time in a tooltip. */
export function Ago({ at, className }: { readonly at: string; readonly className?: string | undefined }) {
  const { language, words } = useLanguage()
  const { unit, value } = relativeTime(at, useNow())
  return (
    <time dateTime={at} title={formatDateTime(at, 'dateTime', language)} className={className}>
      {words.time.ago(unit, value)}
    </time>
  )
}
