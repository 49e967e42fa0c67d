import type { Words } from '#words/words.ts'

export interface FriendLink {
  readonly key: keyof Words['shell']['friends']
  readonly url: string
}

/** Links to well-known public sites of the community. They are plain links; nothing is loaded from these sites. */
export const friendLinks: readonly FriendLink[] = [
  { key: 'zun', url: 'https://www16.big.or.jp/~zun/' },
  { key: 'news', url: 'https://touhou-project.news/' },
  { key: 'garakuta', url: 'https://touhougarakuta.com/' },
  { key: 'thbwiki', url: 'https://thwiki.cc/' },
  { key: 'touhouwiki', url: 'https://en.touhouwiki.net/' },
  { key: 'patches', url: 'https://www.thpatch.net/' },
  { key: 'selene', url: 'https://www.silentselene.net/' },
  { key: 'maribel', url: 'https://maribelhearn.com/' },
  { key: 'worldCup', url: 'https://touhouworldcup.com/' },
  { key: 'nyasama', url: 'https://www.nyasama.com/' },
  { key: 'tieba', url: 'https://tieba.baidu.com/f?kw=%E4%B8%9C%E6%96%B9' },
]
