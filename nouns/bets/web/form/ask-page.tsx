import type { PageHead as Head, LoaderContext } from '#api/loader.ts'
import { PageHead } from '#design/parts/section-head.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { MembersOnly } from '#session/members-only.tsx'
import { useLanguage } from '#session/words.tsx'
import { betAskPack } from '../../words/bet-ask.pack.ts'
import { BetCrumbs } from '../bet-crumbs.tsx'

// Fields, rules of odds and uploads: members alone see them.
const AskForm = lazyPart(() => import('./ask-form.tsx').then((part) => part.AskForm))

export const askHead = ({ words }: LoaderContext): Head => ({
  title: betAskPack(words.language).title,
  noindex: true,
})

/** Where a member opens a small event in faith. Staff let it open. */
export function AskPage() {
  const { words: all, language } = useLanguage()
  const words = betAskPack(language)
  return (
    <>
      <BetCrumbs label={words.where}>{words.title}</BetCrumbs>
      <PageHead title={words.title} sub={words.text} />
      <MembersOnly>
        <AskForm placeholder={<SkeletonRows rows={8} label={all.shell.loading} />} />
      </MembersOnly>
    </>
  )
}
