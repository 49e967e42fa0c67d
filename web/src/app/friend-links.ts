export interface FriendLink {
  readonly zh: string
  readonly en: string
  readonly url: string
}

/** Well-known public sites of the community; plain links, never loaded by us. */
export const friendLinks: readonly FriendLink[] = [
  { zh: '上海爱丽丝幻乐团', en: 'Team Shanghai Alice', url: 'https://www16.big.or.jp/~zun/' },
  { zh: '东方 Project 资讯', en: 'Touhou Project News', url: 'https://touhou-project.news/' },
  { zh: '东方我乐多丛志', en: 'Touhou Garakuta', url: 'https://touhougarakuta.com/' },
  { zh: 'THBWiki', en: 'THBWiki (Chinese)', url: 'https://thwiki.cc/' },
  { zh: '东方维基（英文）', en: 'Touhou Wiki', url: 'https://en.touhouwiki.net/' },
  { zh: '东方补丁中心', en: 'Touhou Patch Center', url: 'https://www.thpatch.net/' },
  { zh: 'Silent Selene 录像馆', en: 'Silent Selene', url: 'https://www.silentselene.net/' },
  { zh: 'Maribel Hearn 门户', en: "Maribel Hearn's portal", url: 'https://maribelhearn.com/' },
  { zh: '东方世界杯', en: 'Touhou World Cup', url: 'https://touhouworldcup.com/' },
  { zh: '喵玉殿', en: 'Nyasama', url: 'https://www.nyasama.com/' },
  { zh: '东方吧', en: 'Touhou Tieba', url: 'https://tieba.baidu.com/f?kw=%E4%B8%9C%E6%96%B9' },
]
