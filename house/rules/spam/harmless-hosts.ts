import { addressesIn } from './written-addresses.ts'

/**
 * Hosts that people of this community link to all the time. Links to them, and to what is below them, never wait for
 * staff. No host of short links that lead anywhere, and none where anybody can put up a page of their own unnoticed.
 */
const harmlessHosts: ReadonlySet<string> = new Set([
  // Videos and music.
  'bilibili.com',
  'b23.tv',
  'youtube.com',
  'youtu.be',
  'nicovideo.jp',
  'nico.ms',
  'acfun.cn',
  'twitch.tv',
  'soundcloud.com',
  'music.163.com',
  // Encyclopaedias.
  'wikipedia.org',
  'wikimedia.org',
  'moegirl.org.cn',
  // Touhou.
  'thpatch.net',
  'thbwiki.cc',
  'thwiki.cc',
  'touhouwiki.net',
  'touhou-project.com',
  'www16.big.or.jp',
  'royalflare.net',
  'maribelhearn.com',
  'shrinemaiden.org',
  // Pictures and news of people.
  'pixiv.net',
  'pximg.net',
  'twitter.com',
  'x.com',
  'weibo.com',
  'zhihu.com',
  'tieba.baidu.com',
  // Programs and games.
  'github.com',
  'gitee.com',
  'steampowered.com',
  'steamcommunity.com',
  'dlsite.com',
])

/** Harmless hosts where what is below them belongs to their users. */
const harmlessAlone: ReadonlySet<string> = new Set(['booth.pm'])

/** Whether a host, or one it lies below, is among the harmless ones. */
export const isHarmlessHost = (host: string): boolean => {
  if (harmlessAlone.has(host)) return true
  for (let rest = host; rest.includes('.'); rest = rest.slice(rest.indexOf('.') + 1))
    if (harmlessHosts.has(rest)) return true
  return false
}

/** Pages of harmless hosts that lead to whatever address their query names. */
const redirectPages: readonly RegExp[] = [
  /^link\.zhihu\.com\//,
  /^link\.bilibili\.com\//,
  /^game\.bilibili\.com\/linkfilter/,
  /(^|\.)pixiv\.net\/jump\.php/,
  /(^|\.)youtube\.com\/(redirect|attribution_link)/,
  /(^|\.)steam(community|powered)\.com\/linkfilter/,
  /(^|\.)weibo\.com\/sinaurl/,
  /(^|\.)gitee\.com\/link/,
  /^jump\d*\.bdimg\.com\/|^tieba\.baidu\.com\/(safecheck|mo\/q\/checkurl)/,
]

/**
 * Where a link to a harmless host leads if it names another address after its host, or null. An address counts
 * with its scheme anywhere, without it only behind a page that redirects; such a page leads to its whole query if no
 * address is found there.
 */
export function redirectTarget(host: string, { pathname, search, hash }: URL): string | null {
  const after = decoded(`${pathname}${search}${hash}`)
  const inside = /https?:[/\\]*[^\s&]+/i.exec(after)?.[0]
  if (inside) return inside
  if (!search || !redirectPages.some((page) => page.test(`${host}${pathname}`))) return null
  const query = decoded(search.slice(1))
  return addressesIn(query)[0] ?? query
}

/** Percent-encoding undone, also where it is encoded twice. */
function decoded(text: string): string {
  let plain = text
  for (let round = 0; round < 3; round++) {
    try {
      plain = decodeURIComponent(plain)
    } catch {
      return plain
    }
  }
  return plain
}
