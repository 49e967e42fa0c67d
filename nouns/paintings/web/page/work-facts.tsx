import type { ReactNode } from 'react'
import { Card } from '#design/parts/card.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { characterName } from '#rules/games/characters.ts'
import { gameTitle } from '#rules/games/game-names.ts'
import { isGam } from '#rules/games/games.ts'
import { isSafeLink } from '#rules/rich-text/addresses.ts'
import { formatNumber } from '#rules/text.ts'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import type { PaintingDetail } from '../../contract/painting-row.ts'
import { tagName } from '../../rules/painting-tags.ts'
import { paintingPagePack } from '../../words/painting-page.pack.ts'
import { wallPath } from '../wall/wall-view.ts'
import styles from './work-facts.module.css'

/** Characters, games and tags of a work, which lead to the wall; its size, colour and rights. What is empty is left out. */
export function WorkFacts({ work }: { readonly work: PaintingDetail }) {
  const words = useWords(paintingPagePack)
  const { language } = useLanguage()
  const chip = (to: string, name: string) => (
    <Link key={to} to={to} className={styles.chip} title={words.all(name)}>
      {name}
    </Link>
  )
  const chips = (list: readonly ReactNode[]) => list.length > 0 && <span className={styles.chips}>{list}</span>
  const games = work.GAMES.filter(isGam)
  const rows: readonly (readonly [string, ReactNode])[] = [
    [
      words.characters,
      chips(work.CHARACTERS.map((id) => chip(wallPath({ character: id }), characterName(id, language)))),
    ],
    [words.games, chips(games.map((gam) => chip(wallPath({ game: gam }), gameTitle(gam, language))))],
    [words.tags, chips(work.TAGS.map((tag) => chip(wallPath({ tag }), tagName(tag, language))))],
    [
      words.match,
      work.MATCHNAME !== '' &&
        [work.MATCHNAME, work.MATCHPLACEMENT && words.place(work.MATCHPLACEMENT)].filter(Boolean).join(' · '),
    ],
    [words.dragon, work.DRAGON !== '' && chip('/dragonball', characterName(work.DRAGON, language))],
    [words.size, `${formatNumber(work.W)} × ${formatNumber(work.H)}`],
    [words.pages, work.PAGES > 1 && words.pagesCount(work.PAGES)],
    [words.colour, work.COLOUR !== '' && <Colour value={work.COLOUR} />],
    [words.rights, words.right[work.RIGHTS]],
    [words.source, work.SOURCE !== '' && <Source source={work.SOURCE} />],
    [words.made, work.AI === 'Y' && words.ai],
  ]
  return (
    <section aria-label={words.facts} className={styles.section}>
      <Card pad>
        <Facts className={styles.facts}>
          {rows.map(
            ([label, value]) =>
              value && (
                <Fact key={label} label={label}>
                  {value}
                </Fact>
              ),
          )}
        </Facts>
      </Card>
    </section>
  )
}

/** A dot of the colour beside its value: nothing is told by colour alone. */
function Colour({ value }: { readonly value: string }) {
  return (
    <span className={styles.colour}>
      <span className={styles.dot} style={{ background: value }} />
      <code>{value}</code>
    </span>
  )
}

/** An address leads there, in a tab of its own; other text is shown as it is. */
function Source({ source }: { readonly source: string }) {
  if (!/^https?:/.test(source) || !isSafeLink(source)) return source
  return (
    <a href={source} target="_blank" rel="noopener nofollow ugc" className="link">
      {source.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
    </a>
  )
}
