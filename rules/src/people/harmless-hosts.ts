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
  'booth.pm',
  'dlsite.com',
])

/** Whether a host, or one it lies below, is among the harmless ones. */
export const isHarmlessHost = (host: string): boolean => {
  for (let rest = host; rest.includes('.'); rest = rest.slice(rest.indexOf('.') + 1))
    if (harmlessHosts.has(rest)) return true
  return false
}
