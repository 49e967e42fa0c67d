import { Banner } from '#design/parts/state/banner.tsx'
import { Ago } from '#session/ago.tsx'
import { useWords } from '#session/words.tsx'
import { clubsPack } from '../../../words/clubs.pack.ts'
import { lastingFloorPath } from '../../card/topic-path.ts'
import type { DuplicateCheck } from './use-duplicate.ts'

/** Says where the same words stand; the button below posts them all the same. */
export function SaidBefore({ found }: Pick<DuplicateCheck, 'found'>) {
  const { twice: words } = useWords(clubsPack)
  if (!found) return null
  return (
    <Banner kind="warning" title={words.title}>
      <p>
        <a href={lastingFloorPath(found.T, found.FLOOR)} target="_blank" rel="noopener" className="link">
          {`${found.TITLE} #${found.FLOOR}`}
        </a>{' '}
        <Ago at={found.TIME} />
      </p>
      <p>{words.text}</p>
    </Banner>
  )
}
