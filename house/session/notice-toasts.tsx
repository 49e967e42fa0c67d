import { useEffect } from 'react'
import { useToast } from '#design/parts/over/toast.tsx'
import type { Notices } from './notices.ts'

/** Shows queued notices as toasts. */
export function NoticeToasts({ notices }: { readonly notices: Notices }) {
  const toast = useToast()
  // The queue stays the same for the life of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: attached once
  useEffect(() => notices.attach(({ kind, text }) => toast[kind](text)), [notices])
  return null
}
