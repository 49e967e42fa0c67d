import { useWords } from '../session/words.tsx'

/** Design parts and the mailbox of development; not on a public site. */
export function TestPage() {
  const { test } = useWords().shell
  return (
    <main id="main">
      <h1>{test.title}</h1>
      <p>{test.text}</p>
      <p>
        <a className="link" href="/test/mail">
          {test.mailbox}
        </a>
      </p>
    </main>
  )
}
