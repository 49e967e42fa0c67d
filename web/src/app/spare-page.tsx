import { useWords } from '../session/words.tsx'

/** Tells that the site is up, and nothing else. */
export function SparePage() {
  const { c } = useWords().shell
  return (
    <main id="main">
      <h1>{c.title}</h1>
      <p>{c.text}</p>
    </main>
  )
}
