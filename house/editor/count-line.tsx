import { useEffect } from 'react'
import { fetchRefusalWords, problemWord } from '#api/refusal-words.ts'
import { lifeLevels } from '#rules/people/privileges.ts'
import * as limits from '#rules/rich-text/text-limits.ts'
import { formatNumber } from '#rules/text.ts'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { editorPack } from '#words/editor/editor.pack.ts'
import styles from './editor.module.css'
import type { Written } from './editor-types.ts'

interface CountLineProps {
  readonly now: Written | null
  /** Maximum number of pictures. */
  readonly most: number
}

/** Line below the editor with the length of the text; shows the problem for which the server would refuse it. */
export function CountLine({ now, most }: CountLineProps) {
  const { count } = useWords(editorPack)
  const { words, language } = useLanguage()
  useEffect(() => void fetchRefusalWords(language), [language])
  if (!now) return null
  const { characters, quotes, bytes, pictures, problem } = now
  const share = bytes / limits.floorBytes
  return (
    <p className={styles.count} role="status">
      {problem && problem !== 'textEmpty' ? (
        <b className={styles.problem}>
          {problem === 'picturesMany' ? count.picturesMany(pictures, most) : problemWord(`ms.${problem}`, words)}
          {problem === 'picturesMany' && most < limits.floorPicturesPrivileged && (
            <>
              {count.and}
              <Link to="/privileges" className="link">
                {count.picturesLevel(lifeLevels.twentyPictures, limits.floorPicturesPrivileged)}
              </Link>
            </>
          )}
        </b>
      ) : share > 0.8 ? (
        count.nearlyFull(Math.floor(100 * share), quotes)
      ) : (
        count.characters(formatNumber(characters))
      )}
    </p>
  )
}
