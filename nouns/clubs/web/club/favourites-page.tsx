import { getRouteApi } from '@tanstack/react-router'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { useWrite } from '#api/writes.ts'
import { BeyondPages } from '#cards/beyond-pages.tsx'
import { EmptyArt } from '#cards/empty-art.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { IconButton } from '#design/parts/icon-button.tsx'
import { Pager } from '#design/parts/moving/pager.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { PageHead } from '#design/parts/section-head.tsx'
import { EmptyState, ErrorState, ListEnd } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { Link } from '#session/link.tsx'
import { MembersOnly } from '#session/members-only.tsx'
import { usePreferences } from '#session/preferences/preferences.ts'
import { useWords } from '#session/words.tsx'
import { clubs } from '../../contract/clubs.ts'
import { clubsPack } from '../../words/clubs.pack.ts'
import { TopicRow } from '../card/topic-row.tsx'
import { favouritesSearch } from './clubs-search.ts'

// Most readers keep topics alone.
const KeptPaintings = lazyPart(() =>
  import('#nouns/paintings/web/card/kept-paintings.tsx').then((part) => part.KeptPaintings),
)

const route = getRouteApi('/main/favourites')

/** One's favourite topics, those with new floors first, and the paintings one keeps. */
export function FavouritesPage() {
  const { favourites: words } = useWords(clubsPack)
  const page = favouritesSearch({ ...route.useSearch() }).p ?? '1'
  return (
    <>
      <PageHead title={words.title} sub={words.sub} />
      <MembersOnly>
        <Favourites page={page} />
        {page === '1' && <KeptPaintings />}
      </MembersOnly>
    </>
  )
}

function Favourites({ page }: { readonly page: string }) {
  const all = useWords()
  const { favourites: words, club, topic, floor } = useWords(clubsPack)
  const { tNum } = usePreferences().preferences
  const toast = useToast()
  const { value, refusal, again } = useRead(clubs.calls.favourites, { pageNum: page }, { keep: true })
  const removal = useWrite(clubs.calls.setFavourite)
  const remove = async (t: number) => {
    const answer = await removal.run({ t, on: 'N' })
    if (!answer.ok) return
    toast.info(topic.unfavourSuc, { label: floor.undo, act: () => void removal.run({ t, on: 'Y' }) })
  }
  if (!value) {
    if (!refusal) return <SkeletonRows label={all.shell.loading} />
    return (
      <ErrorState title={words.failed} actions={<Button onClick={again}>{all.shell.retry}</Button>}>
        {problemWord(refusal, all)}
      </ErrorState>
    )
  }
  const { rows, pageInfo } = value
  if (rows.length === 0 && page !== '1') return <BeyondPages first="/favourites" />
  if (rows.length === 0) {
    return (
      <EmptyState
        art={<EmptyArt />}
        title={words.empty}
        actions={
          <Link to="/ms" className={buttonClass()}>
            {all.titles.clubs}
          </Link>
        }
      >
        {words.emptyText}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={cardClass({ clip: true })}>
        {rows.map((row) => (
          <TopicRow
            key={row.KeyID}
            row={row}
            club
            size={tNum}
            unread={row.NEW > 0 ? { from: row.READ + 1 } : undefined}
          >
            <IconButton
              size="small"
              icon="star-filled"
              label={words.remove}
              tip
              onClick={() => void remove(row.KeyID)}
            />
          </TopicRow>
        ))}
      </ul>
      <Pager
        page={pageInfo.pageNum}
        pages={pageInfo.pages}
        labels={{ nav: club.pager, previous: club.previous, next: club.next, page: club.page }}
        link={(p, props) => <Link {...props} to={p > 1 ? `/favourites?p=${p}` : '/favourites'} stay />}
      />
      {pageInfo.pageNum >= pageInfo.pages && <ListEnd>{all.shell.end}</ListEnd>}
    </>
  )
}
