import { Activity, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useKeptReads } from '#api/keep-reads.ts'
import { displayClass } from '#design/display.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { IconButton } from '#design/parts/icon-button.tsx'
import { mayLeave } from '#design/parts/over/leaving.ts'
import { Banner } from '#design/parts/state/banner.tsx'
import { type DeskTab, DeskTabContext, tabPath } from '#desks/desk-search.ts'
import { WaitingCount } from '#desks/waiting-count.tsx'
import type { AdminArea } from '#rules/staff/permissions.ts'
import { Link, useGo } from '#session/link.tsx'
import { LanguageSwitch } from '#session/preferences/language-switch.tsx'
import { ThemeSwitch } from '#session/preferences/theme-switch.tsx'
import { useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'
import styles from './desk-frame.module.css'
import { areaName, type DeskMenu } from './desk-menu.ts'
import { neighbourOf, readTabs, withTab, writeTabs } from './desk-session.ts'
import { Overview } from './overview.tsx'
import { AreaView, isKept } from './views.tsx'

interface DeskFrameProps {
  readonly menu: DeskMenu
  /** A demo account: it is here without two-factor, which no other site allows. */
  readonly unguarded: boolean
  readonly nick: string
  readonly at: DeskTab
}

/** Maximum number of hidden views that keep their state; the least recently visited ones are dropped. */
const mostKept = 8
const workingDayMs = 12 * 3_600_000

/** The frame of the back office: areas by permission, visited pages, and the page itself. */
export function DeskFrame({ menu, unguarded, nick, at }: DeskFrameProps) {
  const words = useWords(adminPack)
  useKeptReads(workingDayMs)
  const [known, setKnown] = useState(readTabs)
  // A closed page is still in front until the next one is there.
  const [closing, setClosing] = useState<AdminArea | null>()
  const isClosing = closing === at.area
  const tabs = isClosing ? known : withTab(known, at)
  useEffect(() => {
    setKnown(tabs)
    writeTabs(tabs)
    if (!isClosing) setClosing(undefined)
  }, [tabs, isClosing])
  const go = useGo()
  const close = (tab: DeskTab) => {
    const rest = tabs.filter(({ area }) => area !== tab.area)
    setKnown(rest)
    if (tab.area !== at.area) return
    setClosing(tab.area)
    go(tabPath(neighbourOf(tabs, tab.area)), { replace: true })
  }
  const shown = useShown(tabs, at)
  return (
    <div className={styles.desk}>
      <header className={styles.head}>
        <Link to="/" stay className={styles.back}>
          <Icon name="chevron-left" size={18} />
          <span>{words.back}</span>
        </Link>
        <h1 className={displayClass(words.title)}>{words.title}</h1>
        <span className={styles.tools}>
          <LanguageSwitch />
          <ThemeSwitch />
        </span>
      </header>
      <AreaList menu={menu} current={at.area} />
      <div className={styles.column}>
        {tabs.length > 1 && <TabBar tabs={tabs} current={at.area} onClose={close} />}
        {unguarded && <Banner kind="warning">{words.unguarded}</Banner>}
        {shown.map((tab) => (
          <Activity key={tab.area ?? ''} mode={tab.area === at.area ? 'visible' : 'hidden'}>
            <DeskTabContext value={tab}>
              <section
                className={styles.view}
                aria-label={tab.area ? words.areas[tab.area] : words.overview}
                data-area={tab.area ?? ''}
                {...(isKept(tab.area) && { 'data-stays': '/admin' })}
              >
                {tab.area ? <AreaView area={tab.area} /> : <Overview menu={menu} nick={nick} />}
              </section>
            </DeskTabContext>
          </Activity>
        ))}
      </div>
    </div>
  )
}

/** The tabs whose views are there: the current one, and those behind it that keep theirs. */
function useShown(tabs: readonly DeskTab[], at: DeskTab): readonly DeskTab[] {
  const [visited, setVisited] = useState<readonly (AdminArea | null)[]>([])
  const order = [at.area, ...visited.filter((area) => area !== at.area)].slice(0, mostKept)
  const changed = order.join() !== visited.join()
  useEffect(() => {
    if (changed) setVisited(order)
  }, [changed, order])
  return tabs.filter(({ area }) => area === at.area || (order.includes(area) && isKept(area)))
}

/** Width of the previous area that stays visible, in pixels. */
const stripMargin = 40

interface AreaListProps {
  readonly menu: DeskMenu
  readonly current: AdminArea | null
}

function AreaList({ menu, current }: AreaListProps) {
  const words = useWords(adminPack)
  const later = menu.filter(({ open }) => !open)
  const strip = useRef<HTMLElement>(null)
  // On small screens the areas are a strip: the current one is to be seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another area is another place
  useEffect(() => {
    const link = strip.current?.querySelector('[aria-current]')
    if (link instanceof HTMLElement) strip.current?.scrollTo({ left: link.offsetLeft - stripMargin })
  }, [current])
  return (
    <nav ref={strip} aria-label={words.areasLabel} className={styles.areas}>
      <Link to="/admin" stay aria-current={current === null ? 'page' : undefined} className={styles.overview}>
        <span>{words.overview}</span>
      </Link>
      {menu
        .filter(({ open }) => open)
        .map((entry) => (
          <AreaLink key={entry.area} entry={entry} current={current} />
        ))}
      {later.length > 0 && <p>{words.opensLater}</p>}
      {later.map(({ area }) => (
        <span key={area} data-later>
          {areaName(area, words)}
        </span>
      ))}
    </nav>
  )
}

function AreaLink({ entry, current }: Pick<AreaListProps, 'current'> & { readonly entry: DeskMenu[number] }) {
  const words = useWords(adminPack)
  const { area, path, waiting } = entry
  return (
    <Link
      to={path}
      stay
      aria-current={area === current ? 'page' : undefined}
      data-waiting={waiting > 0 ? '' : undefined}
    >
      <span>{areaName(area, words)}</span>
      <WaitingCount count={waiting} />
    </Link>
  )
}

interface TabBarProps {
  readonly tabs: readonly DeskTab[]
  readonly current: AdminArea | null
  readonly onClose: (tab: DeskTab) => void
}

function TabBar({ tabs, current, onClose }: TabBarProps) {
  const words = useWords(adminPack)
  const bar = useRef<HTMLElement>(null)
  const close = (tab: DeskTab) => {
    const leave = () => {
      flushSync(() => onClose(tab))
      // The button that was pressed is gone.
      const links = [...(bar.current?.querySelectorAll('a') ?? [])]
      const next = links.find((link) => link.ariaCurrent === 'page') ?? links[0]
      // With one page left there is no bar.
      const place = next ?? document.getElementById('main')
      place?.focus()
    }
    const view = bar.current?.parentElement?.querySelector(`[data-area="${tab.area ?? ''}"]`)
    if (!view || mayLeave(view, leave)) leave()
  }
  return (
    <nav ref={bar} aria-label={words.tabsLabel} className={styles.tabs}>
      {tabs.map((tab) => {
        const name = tab.area ? words.areas[tab.area] : words.overview
        return (
          <span key={tab.area ?? ''} className={styles.tab} data-current={tab.area === current || undefined}>
            <Link to={tabPath(tab)} stay aria-current={tab.area === current ? 'page' : undefined}>
              {name}
            </Link>
            {tabs.length > 1 && (
              <IconButton size="small" icon="x" label={words.closeTab(name)} onClick={() => close(tab)} />
            )}
          </span>
        )
      })}
    </nav>
  )
}
