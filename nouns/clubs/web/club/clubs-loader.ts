import type { Answer } from '#api/answer.ts'
import type { LoaderContext, PageHead } from '#api/loader.ts'
import type { PageSizes } from '#session/preferences/page-sizes.ts'
import { clubs } from '../../contract/clubs.ts'
import { clubIntroIn, clubNameIn } from '../../rules/club-name.ts'
import { clubsPack } from '../../words/clubs.pack.ts'
import { feedPaths } from '../card/topic-path.ts'
import { aboutTopic, firstPicture } from '../topic/about-topic.ts'
import { floorsInput } from '../topic/floors-input.ts'
import { type ClubsSearch, type ClubsView, clubsView } from './clubs-search.ts'

type View<K extends ClubsView['kind']> = Extract<ClubsView, { readonly kind: K }>

export const topicsInput = ({ m, sort, page }: View<'club'>, { mNum }: PageSizes) => ({
  m,
  sort,
  pageSize: mNum,
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
  whole,
}: {
  readonly context: LoaderContext & { readonly sizes: () => PageSizes }
  readonly deps: ClubsSearch
  /** Resolves when the words of the page are there. */
  readonly whole: () => Promise<unknown>
}): Promise<ClubsLoaded> => {
  const sizes = context.sizes()
  const ownWords = async () => {
    await whole()
    return clubsPack(context.words.language)
  }
  return { ...(await loaded(context, clubsView(deps), { sizes, ownWords })), sizes }
}

const { list, topics, floors, aroundTopic } = clubs.calls

interface Beside {
  readonly sizes: PageSizes
  readonly ownWords: () => Promise<ReturnType<typeof clubsPack>>
}

const loaded = async ({ load, words }: LoaderContext, view: ClubsView, { sizes, ownWords }: Beside) => {
  if (view.kind === 'list') {
    const { ok } = await load(list, {})
    const own = await ownWords()
    const { title, description } = own
    return { ok, head: { title, description, feeds: { ...feedPaths(), title: own.feedNew } } }
  }
  if (view.kind === 'club') {
    const answer = await load(topics, topicsInput(view, sizes))
    const own = await ownWords()
    if (!answer.ok) return gone(answer, own.club.gone)
    const { club } = answer.value
    const { PIC } = club
    const NAME = clubNameIn(words.language, club.NAME, club.NAMEEN)
    return {
      ok: true,
      head: {
        title: paged(NAME, view.page, own.club.page),
        description: oneLine(own.club.description(NAME, clubIntroIn(words.language, club))),
        image: PIC || undefined,
        smallImage: PIC !== '',
        feeds: { ...feedPaths(view.m), title: NAME },
        trail: [{ name: own.title, path: '/ms' }],
      },
    }
  }
  const [answer] = await Promise.all([
    load(floors, floorsInput(view, sizes.tNum)),
    // In browsers the rail reads it by itself, so that the floors do not wait for it.
    import.meta.env.SSR && load(aroundTopic, { id: String(view.t) }),
  ])
  const own = await ownWords()
  if (!answer.ok) return gone(answer, own.topic.gone)
  const { TITLE, EXCERPT, MS, MSPIC, MSNAMEEN } = answer.value.topic
  const MSNAME = clubNameIn(words.language, answer.value.topic.MSNAME, MSNAMEEN)
  // Only previews and search engines read these.
  const picture = import.meta.env.SSR ? firstPicture(answer.value.rows) : ''
  return {
    ok: true,
    head: {
      title: paged(TITLE, view.page, own.topic.page),
      noindex: view.only,
      description: oneLine(EXCERPT) || TITLE,
      image: picture || MSPIC || undefined,
      smallImage: picture === '' && MSPIC !== '',
      feeds: { ...feedPaths(MS), title: MSNAME },
      trail: [
        { name: own.title, path: '/ms' },
        { name: MSNAME, path: `/ms?m=${MS}` },
      ],
      about: import.meta.env.SSR ? aboutTopic(answer.value.topic, { picture, words }) : undefined,
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
