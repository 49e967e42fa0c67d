import type { DirectorySort } from '#rules/people/presence.ts'
import { formatNumber } from '#rules/text.ts'

/** The members' directory. Not in the pack. */
export const directory = {
  sub: '登录的会员才看得到。不想被列进来，可以在',
  privacy: '隐私设置里关掉',
  label: '找人',
  hint: '昵称、拼音或罗马字',
  act: '找',
  sort: '排序',
  sorts: {
    newest: '新来的在前',
    followers: '粉丝多的在前',
    replays: '录像多的在前',
    active: '最近来过的在前',
    name: '按名字',
  } satisfies Record<DirectorySort, string>,
  only: { replays: '这里只有公开了录像的人。', active: '这里只有愿意让人看见在不在的人。' },
  total: (n: number, more: boolean) => (more ? `超过 ${formatNumber(n)} 人` : `${formatNumber(n)} 人`),
  found: (q: string, total: string) => `「${q}」找到 ${total}`,
  all: '看全部',
  followers: (n: number) => `${formatNumber(n)} 位粉丝`,
  replays: (n: number) => `${formatNumber(n)} 份录像`,
  joined: '来店',
  seen: '上次来',
  here: '在店里',
  none: '没有找到这个名字',
  noneText: '换个写法试试，拼音的开头几个字母也行。对方可能没有列在这里。',
  empty: '这样排，还没有人',
  failed: '成员录没有取到',
  pager: '成员录的分页',
  previous: '上一页',
  next: '下一页',
  page: (n: number) => `第 ${n} 页`,
}
