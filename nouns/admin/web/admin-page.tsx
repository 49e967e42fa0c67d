import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { problemText } from '#api/problem-text.ts'
import { useRead } from '#api/reads.ts'
import { isFactorWanted } from '#cards/factor-wanted.ts'
import { Button } from '#design/parts/button.tsx'
import { ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { tabPath } from '#desks/desk-search.ts'
import { type FindView, FindViewContext, FurtherTabsContext } from '#desks/desk-view.ts'
import { deskViews } from '#desks/desk-views.ts'
import { areaAt, readPermissions } from '#rules/staff/permissions.ts'
import { useGo } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useOpenParts } from '#session/open-parts.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'
import { admin } from '../contract/admin.ts'
import { DeskFrame } from './desk-frame.tsx'
import { noteTarget } from './desk-session.ts'

const route = getRouteApi('/main/admin/$')

/**
 * The back office. Only the server knows who may enter: it is asked for the list of codes, and whoever lacks the code of
 * a page goes to the gap. Staff whose codes do not count yet land where two-factor is set up.
 */
export function AdminPage() {
  const { words, language } = useLanguage()
  const { failed } = useWords(adminPack)
  const { status, profile } = useMe()
  const { _splat = '' } = route.useParams()
  const search = searchText(route.useSearch())
  const go = useGo()
  const views = useOpenParts(deskViews)
  const area = areaAt(_splat)
  const menu = useRead(admin.calls.menu, {}, { enabled: status === 'member', quiet: true })
  const held = menu.value && readPermissions(menu.value.py)
  const needsFactor = menu.refusal === 'auth.admin' && isFactorWanted(menu.data)
  // Staff who have just switched two-factor on return while the earlier refusal is still cached and the menu is read
  // again.
  const isPast = needsFactor && profile?.totp === 'Y'
  const isBarred = !isPast && (menu.refusal?.startsWith('auth.') ?? false)
  const lacksCode = held !== undefined && area && area !== 'common' && !held.includes(area)
  const refused = status === 'guest' || isBarred || lacksCode

  // The address changes: the router is outside React.
  const leave = useEffectEvent(() => {
    if (status === 'guest' || (needsFactor && area)) noteTarget(tabPath({ area: area ?? null, search }))
    go(needsFactor ? '/settings/twofactor' : '/yukari', { replace: true })
  })
  useEffect(() => {
    if (refused) leave()
  }, [refused])

  if (menu.value && profile && !refused && area !== undefined) {
    const { menu: areas, unguarded } = menu.value
    // The noun of an area may be off: what another noun has there is all of it then.
    const further = views.flatMap(({ area: of, tab, name, View }) =>
      tab && name ? [{ area: of, tab, name, View }] : [],
    )
    const findView: FindView = (of, tab) =>
      (
        views.find((one) => one.area === of && one.tab === tab) ??
        (tab ? undefined : views.find((one) => one.area === of))
      )?.View
    return (
      <FindViewContext value={findView}>
        <FurtherTabsContext value={further}>
          <DeskFrame menu={areas} unguarded={unguarded} nick={profile.nick} at={{ area, search }} />
        </FurtherTabsContext>
      </FindViewContext>
    )
  }
  if (menu.refusal && !refused && !isPast) {
    return (
      <ErrorState wide heading title={failed} actions={<Button onClick={menu.again}>{words.shell.retry}</Button>}>
        {problemText({ refusal: menu.refusal, data: menu.data }, words, language)}
      </ErrorState>
    )
  }
  return <SkeletonRows label={words.shell.loading} />
}

const searchText = (search: Readonly<Record<string, string>>): string => {
  const text = new URLSearchParams(search).toString()
  return text && `?${text}`
}
