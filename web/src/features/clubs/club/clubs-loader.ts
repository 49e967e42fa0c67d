import { site } from '@patisserie/contract/site'
import type { Answer } from '../../../api/answer.ts'
import type { LoaderContext, PageHead } from '../../../api/loader.ts'
import type { TopicSort } from '../../../cards/topic/topic-path.ts'
import type { PageSizes } from '../../../session/preferences/page-sizes.ts'
import { clubWords } from '../clubs-words.ts'
import type { ClubsSearch } from './clubs-search.ts'

/** The view of the clubs page that an address shows. */
export type ClubsView =
  | { readonly kind: 'list' }
  | { readonly kind: 'club'; readonly m: number; readonly sort: TopicSort; readonly page: number }
  | { readonly kind: 'topic'; readonly t: number; readonly page: number }

export const clubsView = ({ m, t, p, sort }: ClubsSearch): ClubsView => {
  const page = Number(p ?? 1)
  if (t) return { kind: 'topic', t: Number(t), page }
  if (m) return { kind: 'club', m: Number(m), sort: sort === 'new' || sort === 'liked' ? sort : 'last', page }
  return { kind: 'list' }
}

type View<K extends ClubsView['kind']> = Extract<ClubsView, { readonly kind: K }>

export const topicsInput = ({ m, sort, page }: View<'club'>, { mNum }: PageSizes) => ({
  m,
  sort,
  pageSize: mNum,
  pageNum: page,
})

export const floorsInput = ({ t, page }: Pick<View<'topic'>, 't' | 'page'>, tNum: number) => ({
  t,
  pageSize: tNum,
  pageNum: page,
})

/** Data that the page needs besides its address. */
export interface ClubsLoaded {
  /** Whether there is such a page. */
  readonly ok: boolean
  readonly head: PageHead
  readonly sizes: PageSizes
}

export const clubsLoader = async ({
  context,
  deps,
}: {
  readonly context: LoaderContext & { readonly sizes: () => PageSizes }
  readonly deps: ClubsSearch
}): Promise<ClubsLoaded> => {
  const sizes = context.sizes()
  return { ...(await loaded(context, clubsView(deps), sizes)), sizes }
}

const { list, topics, floors } = site.clubs.calls

const loaded = async ({ load, words }: LoaderContext, view: ClubsView, sizes: PageSizes) => {
  const own = clubWords(words.language)
  if (view.kind === 'list') {
    const { ok } = await load(list, {})
    const { title, description } = own
    return { ok, head: { title, description, feeds: { ...feedPaths(), title: own.feedNew } } }
  }
  if (view.kind === 'club') {
    const answer = await load(topics, topicsInput(view, sizes))
    if (!answer.ok) return gone(answer, own.club.gone)
    const { NAME, INTRO, PIC } = answer.value.club
    return {
      ok: true,
      head: {
        title: paged(NAME, view.page, own.club.page),
        description: oneLine(own.club.description(NAME, INTRO)),
        image: PIC || undefined,
        feeds: { ...feedPaths(view.m), title: NAME },
      },
    }
  }
  const answer = await load(floors, floorsInput(view, sizes.tNum))
  if (!answer.ok) return gone(answer, own.topic.gone)
  const { TITLE, EXCERPT, MS, MSNAME } = answer.value.topic
  return {
    ok: true,
    head: {
      title: paged(TITLE, view.page, own.topic.page),
      description: oneLine(EXCERPT) || TITLE,
      feeds: { ...feedPaths(MS), title: MSNAME },
    },
  }
}

const gone = (answer: Answer<unknown>, title: string): { readonly ok: boolean; readonly head: PageHead } => ({
  ok: answer.ok,
  head: { title, noindex: true },
})

const paged = (title: string, page: number, say: (page: number) => string): string =>
  page > 1 ? `${title} · ${say(page)}` : title

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Addresses of the feeds of new topics, of one club or of all. */
export const feedPaths = (m?: number): { readonly rss: string; readonly atom: string } => {
  const end = m === undefined ? '' : `?m=${m}`
  return { rss: `/ms/feed.rss${end}`, atom: `/ms/feed.atom${end}` }
}
