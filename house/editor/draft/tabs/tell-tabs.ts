/** What a tab tells the others about one draft. `open` is answered by `here`. */
export interface TabNews {
  readonly kind: 'open' | 'here' | 'left' | 'stored' | 'saved' | 'ended'
  /** The draft: its owner and place. */
  readonly draft: string
  readonly tab: string
}

export interface Tabs {
  readonly tell: (kind: TabNews['kind']) => void
  readonly close: () => void
}

/**
 * Tells other tabs of this browser about a draft that is open here, and answers them. `onOthers` hears which other tabs have
 * it open, `onNews` what they did with it.
 */
export const openTabs = (
  { draft, tab }: Pick<TabNews, 'draft' | 'tab'>,
  {
    onOthers,
    onNews,
  }: Readonly<Record<'onOthers', (tabs: ReadonlySet<string>) => void>> & {
    readonly onNews: (kind: 'left' | 'stored' | 'saved' | 'ended', from: string) => void
  },
): Tabs => {
  const channel = new BroadcastChannel('drafts')
  const others = new Set<string>()
  const tell = (kind: TabNews['kind']) => channel.postMessage({ kind, draft, tab } satisfies TabNews)
  channel.onmessage = ({ data }: MessageEvent<TabNews>) => {
    if (data.draft !== draft) return
    const { kind } = data
    if (kind === 'left') others.delete(data.tab)
    else others.add(data.tab)
    onOthers(new Set(others))
    if (kind === 'open') tell('here')
    if (kind !== 'open' && kind !== 'here') onNews(kind, data.tab)
  }
  tell('open')
  return {
    tell,
    close: () => {
      tell('left')
      channel.close()
    },
  }
}
