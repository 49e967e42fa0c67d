import type { SearchPlace } from '#cards/search/search-path.ts'
import { useWords } from '#session/words.tsx'
import { searchPack } from '../../words/search.pack.ts'
import { SearchBox } from '../box/search-box.tsx'
import styles from './page-box.module.css'

/** The page's own box. Without scripts it keeps the place and the order of the search. */
export function PageBox({
  asked,
  className,
}: {
  readonly asked: SearchPlace
  readonly className?: string | undefined
}) {
  const words = useWords(searchPack)
  const { q, page, ...kept } = asked
  return (
    <SearchBox id={pageBoxId} label={words.label} hint={words.hint} text={q} className={className}>
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <button type="submit" className={styles.act}>
        {words.act}
      </button>
    </SearchBox>
  )
}

const pageBoxId = 'page-search'

/** Puts a text into the box in sight, and the cursor behind it. */
export function fillSearchBox(text: string): void {
  const boxes = [pageBoxId, 'site-search'].map((id) => document.getElementById(id))
  const box = boxes.find((one) => one instanceof HTMLInputElement && one.checkVisibility())
  if (!(box instanceof HTMLInputElement)) return
  box.focus()
  box.value = text
  box.setSelectionRange(text.length, text.length)
  box.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
