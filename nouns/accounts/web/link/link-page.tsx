import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { EmptyShelf } from '#design/art/pictures.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import { Loader } from '#design/parts/state/loader.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { settingsPack } from '../../words/settings.pack.ts'
import { LinkForm } from './link-form.tsx'
import { type MailedLink, parseMailedLink } from './mailed-link.ts'

/** Page that links in mails lead to. The secret is in the fragment, which is removed from the address at once. */
export function LinkPage() {
  const { accounts } = useWords()
  const settings = useWords(settingsPack)
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

  // A second link in the same tab starts anew.
  if (link && link !== 'broken') return <LinkForm key={link.token} link={link} />
  return (
    <>
      <h1 className="visually-hidden">{accounts.link}</h1>
      {link ? <Broken /> : <Loader label={settings.links.reading} />}
    </>
  )
}

function Broken() {
  const settings = useWords(settingsPack)
  const { shell } = useWords()
  const { title, text } = settings.links.broken
  return (
    <EmptyState
      art={<EmptyShelf />}
      title={title}
      actions={
        <Link to="/" stay className={buttonClass()}>
          {shell.toHome}
        </Link>
      }
    >
      {text}
    </EmptyState>
  )
}
