import { useEffect } from 'react'
import type { SearchPlace } from '#cards/search/search-path.ts'
import { PageHead } from '#design/parts/section-head.tsx'
import { useWords } from '#session/words.tsx'
import { searchPack } from '../../words/search.pack.ts'
import { OfferedFilters } from './filter-row.tsx'
import { fillSearchBox, PageBox } from './page-box.tsx'
import styles from './search-start.module.css'

/** The page before anything is asked: the box, and what can be written in it. */
export function SearchStart({ asked }: { readonly asked: SearchPlace }) {
  const words = useWords(searchPack)
  const place = asked.t ? 'topic' : asked.m ? 'club' : asked.by ? 'person' : null
  useEffect(() => {
    // The way here takes the focus to the page first. A phone's keyboard comes by a tap only.
    const timer = setTimeout(() => matchMedia('(min-width: 768px)').matches && fillSearchBox(''))
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <PageHead title={words.title} sub={place && words.startIn[place]} />
      <PageBox asked={asked} className={styles.box} />
      <p className={styles.text}>{words.start}</p>
      <h2 className={styles.examples}>{words.examples}</h2>
      <div className={styles.offers}>
        <OfferedFilters type={place === 'topic' ? 'floor' : undefined} text="" used={none} />
      </div>
    </>
  )
}

const none: ReadonlySet<string> = new Set()
