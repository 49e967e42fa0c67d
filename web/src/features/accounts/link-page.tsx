import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { EmptyShelf } from '../../design/art/pictures.tsx'
import { buttonClass } from '../../design/parts/button.tsx'
import { EmptyState } from '../../design/parts/empty-state.tsx'
import { Loader } from '../../design/parts/loader.tsx'
import { Link } from '../../session/link.tsx'
import { useWords } from '../../session/words.tsx'
import { LinkForm } from './link-form.tsx'
import { type MailedLink, parseMailedLink } from './mailed-link.ts'

/** What a link in a mail leads to. The secret stands in the fragment, which is taken out of the address at once. */
export function LinkPage() {
  const { accounts, shell } = useWords()
  const words = accounts.links
  const navigate = useNavigate()
  const fragment = useRouterState({ select: ({ location }) => location.hash })
  const [link, setLink] = useState<MailedLink | 'broken'>()

  useEffect(() => {
    if (fragment === '') {
      setLink((read) => read ?? 'broken')
      return
    }
    setLink(parseMailedLink(fragment) ?? 'broken')
    void navigate({ to: '/link', hash: '', replace: true })
  }, [fragment, navigate])

  if (!link) return <Loader label={words.reading} />
  // A second link in the same tab starts anew.
  if (link !== 'broken') return <LinkForm key={link.token} link={link} />
  return (
    <EmptyState
      art={<EmptyShelf />}
      title={words.broken.title}
      actions={
        <Link to="/" stay className={buttonClass()}>
          {shell.toHome}
        </Link>
      }
    >
      {words.broken.text}
    </EmptyState>
  )
}
