import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { BeyondPages } from '#cards/beyond-pages.tsx'
import { NoMoney } from '#cards/resources/no-money.tsx'
import { EmptyShelf } from '#design/art/pictures.tsx'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Pager } from '#design/parts/moving/pager.tsx'
import { Tabs } from '#design/parts/moving/tabs.tsx'
import { PageHead } from '#design/parts/section-head.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { Link, useGo } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { MembersOnly } from '#session/members-only.tsx'
import { useWords } from '#session/words.tsx'
import { gifts } from '../contract/gifts.ts'
import { giftsPack } from '../words/gifts.pack.ts'
import { useFreshGifts } from './card/use-fresh-gifts.ts'
import { GiftLine } from './gift-line.tsx'
import styles from './gifts-page.module.css'
import { giftsPath } from './gifts-path.ts'
import { type GiftsSearch, type GiftWay, giftsSearch, giftWays } from './gifts-routes.ts'
import { WeekCards } from './week-cards.tsx'

const GiftDialog = lazyPart(() => import('./card/gift-dialog.tsx').then((part) => part.GiftDialog))
const ReceiverDialog = lazyPart(() => import('./receiver-dialog.tsx').then((part) => part.ReceiverDialog))

const route = getRouteApi('/main/gifts')
const pageSize = 20

/** What the reader gave and received. */
export function GiftsPage() {
  const { titles } = useWords()
  const words = useWords(giftsPack)
  const { status } = useMe()
  const search = giftsSearch({ ...route.useSearch() })
  return (
    <>
      <PageHead
        title={titles.gifts}
        sub={words.sub}
        actions={status === 'member' && <GiveSomebody search={search} />}
      />
      <MembersOnly>
        <OwnGifts search={search} />
      </MembersOnly>
    </>
  )
}

/** Asks for whom a gift is, and opens its dialog; the receiver is in the address. */
function GiveSomebody({ search: { to, ...rest } }: { readonly search: GiftsSearch }) {
  const words = useWords(giftsPack)
  const go = useGo()
  const [asking, setAsking] = useState(false)
  const close = () => go(giftsPath(rest), { replace: true })
  return (
    <>
      <Button variant="primary" icon="gift" onClick={() => setAsking(true)}>
        {words.give}
      </Button>
      {asking && (
        <ReceiverDialog
          onClose={() => setAsking(false)}
          onMissing={() => setAsking(false)}
          onChoose={(id) => {
            setAsking(false)
            go(giftsPath({ ...rest, to: String(id) }), { replace: true })
          }}
        />
      )}
      {to && <GiftDialog key={to} to={Number(to)} onClose={close} onMissing={close} />}
    </>
  )
}

function OwnGifts({ search }: { readonly search: GiftsSearch }) {
  const { p = 1 } = search
  const way: GiftWay = search.way ?? 'all'
  const all = useWords()
  const words = useWords(giftsPack)
  useFreshGifts()
  const { value, refusal, stale, again } = useRead(gifts.calls.own, { way, pageSize, pageNum: p }, { keep: true })
  const of = (one: GiftWay): GiftsSearch => (one === 'all' ? {} : { way: one })
  return (
    <>
      {value && <WeekCards out={value.out} received={value.in} />}
      <Tabs label={words.ways.label} className={styles.tabs}>
        {giftWays.map((one) => (
          <Link key={one} to={giftsPath(of(one))} stay replace aria-current={one === way ? 'page' : undefined}>
            {words.ways[one]}
          </Link>
        ))}
      </Tabs>
      {refusal && (
        <ErrorState title={words.failed} actions={<Button onClick={again}>{all.shell.retry}</Button>}>
          {problemWord(refusal, all)}
        </ErrorState>
      )}
      {!value && !refusal && <SkeletonRows label={all.shell.loading} />}
      {value?.rows.length === 0 &&
        (p > 1 ? (
          <BeyondPages first={giftsPath(of(way))} />
        ) : (
          <EmptyState art={<EmptyShelf />} title={words.empty[way]}>
            {words.emptyText}
          </EmptyState>
        ))}
      {value && value.rows.length > 0 && (
        <ul className={cardClass({ clip: true })} aria-label={words.list} aria-busy={stale || undefined}>
          {value.rows.map((row) => (
            <GiftLine key={row.id} gift={row} />
          ))}
        </ul>
      )}
      {value && (
        <Pager
          page={value.pageInfo.pageNum}
          pages={value.pageInfo.pages}
          labels={{ nav: words.pager, previous: words.previous, next: words.next, page: words.page }}
          link={(to, props) => <Link {...props} to={giftsPath({ ...of(way), p: to })} stay />}
        />
      )}
      <NoMoney />
    </>
  )
}
