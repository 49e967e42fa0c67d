import { Outlet, useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useWords } from '#session/words.tsx'

/** Layout of every page; keeps the title of the browser's tab in step with the page and the language. */
export function RootLayout() {
  const { site } = useWords().shell
  const title = useMatches({
    select: (matches) => matches.flatMap(({ meta }) => meta ?? []).findLast((tag) => tag && 'title' in tag)?.title,
  })
  useEffect(() => {
    document.title = title ? `${title} · ${site}` : site
  }, [title, site])
  return <Outlet />
}
