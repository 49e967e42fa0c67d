import { readingOf } from '#core/search/reading-of.ts'
import type { SearchSource, SourceRow } from '#core/search/source.ts'
import { characterName } from '#rules/games/characters.ts'
import { isGam } from '#rules/games/games.ts'
import { namesOfGame } from '#rules/search/game-aliases.ts'
import { tagName } from '../../rules/painting-tags.ts'

/** What of works is indexed: name, comment, and the names of tags, characters and games in every writing. */
export const paintingSource: SearchSource = {
  kind: 'painting',
  rows: `select p.id, coalesce((select string_agg(f.facet, E'\\t') from painting_facets f where f.painting = p.id), '')
        || E'\\n' || p.name || E'\\n' || p.comment as text, p.uploader as author, 0 as place, 0 as room
    from paintings p where p.held_at is null and p.removed_at is null`,
  id: 'p.id',
  complete: ({ text }: SourceRow) => {
    const end = text.indexOf('\n')
    const facets = text.slice(0, end).split('\t')
    return [text.slice(end + 1), ...new Set(facets.flatMap(namesOfFacet))].join('\n')
  },
}

function namesOfFacet(facet: string): readonly string[] {
  const [kind, value] = [facet.slice(0, 2), facet.slice(2)]
  if (kind === 'g:') return isGam(Number(value)) ? namesOfGame(Number(value) as Parameters<typeof namesOfGame>[0]) : [] // isGam has checked it
  const nameOf = kind === 'c:' ? characterName : tagName
  const chinese = nameOf(value, 'zh')
  return [chinese, nameOf(value, 'en'), readingOf(chinese)].filter((name) => name !== '')
}
