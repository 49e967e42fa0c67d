import { useEffect, useState } from 'react'
import type { DraftKeeper } from '../keeper/draft-keeper.ts'
import type { DraftState } from '../keeper/draft-state.ts'
import { type AsideCopy, dropAside, readAside, readMain, setAside } from './set-aside.ts'
import { openTabs } from './tell-tabs.ts'

export interface OtherTabs {
  /** Another tab has this draft open. */
  readonly isElsewhere: boolean
  /** Texts of tabs that are closed; the text in the editor has replaced them. */
  readonly aside: readonly AsideCopy[]
  readonly forget: (aside: AsideCopy) => void
}

/**
 * Keeps the tabs that have one draft open apart: a version that one saves is shown in those where nothing was typed since,
 * and what was typed in one is never lost by what another stores.
 */
export const useTabs = (keeper: DraftKeeper, place: string): OtherTabs => {
  const owner = keeper.owner()
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set())
  const [aside, setAsides] = useState<readonly AsideCopy[]>([])
  useEffect(() => {
    if (owner === null) return
    const tab = crypto.randomUUID()
    const begin = () =>
      openTabs(
        { draft: `${owner}.${place}`, tab },
        {
          onOthers: setOthers,
          onNews: (kind, from) => {
            if (kind === 'ended') return keeper.endedElsewhere()
            const copy = keeper.copy()
            if (kind === 'left') {
              // The next save here would replace what the closed tab has stored last.
              const last = readMain(owner, place)
              if (copy.changed && last?.changed && !keeper.isKept(last))
                setAside(owner, place, { tab: from, copy: last })
              return setAsides(readAside(owner, place))
            }
            if (copy.changed) setAside(owner, place, { tab, copy })
            else if (kind === 'saved') void keeper.follow()
          },
        },
      )
    let tabs: ReturnType<typeof begin> | null = begin()
    let before: DraftState = keeper.state()
    const unsubscribe = keeper.subscribe(() => {
      const now = keeper.state()
      const isStored = now.kept === 'local' || now.kept === 'server'
      if (now.ended !== before.ended) tabs?.tell('ended')
      else if (isStored && (now.kept !== before.kept || now.at !== before.at)) {
        dropAside(owner, place, tab)
        tabs?.tell(now.kept === 'server' ? 'saved' : 'stored')
      }
      before = now
    })
    const leave = () => {
      tabs?.close()
      tabs = null
    }
    const look = () => {
      tabs ??= begin()
      // Tabs that crashed do not answer.
      setOthers(new Set())
      tabs.tell('open')
    }
    addEventListener('pagehide', leave)
    addEventListener('pageshow', look)
    document.addEventListener('visibilitychange', look)
    // Tabs that are closed at once set each other's text aside. What the editor begins with needs no offer.
    for (const one of readAside(owner, place)) if (keeper.isKept(one.copy)) dropAside(owner, place, one.tab)
    setAsides(readAside(owner, place))
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', look)
      document.removeEventListener('visibilitychange', look)
      unsubscribe()
      leave()
    }
  }, [keeper, place, owner])
  const forget = (one: AsideCopy) => {
    if (owner !== null) dropAside(owner, place, one.tab)
    setAsides(aside.filter((other) => other !== one))
  }
  // The text of an open tab is in that tab.
  const isLost = ({ tab, copy }: AsideCopy) => !others.has(tab) && !keeper.isKept(copy)
  return { isElsewhere: others.size > 0, aside: aside.filter(isLost), forget }
}
