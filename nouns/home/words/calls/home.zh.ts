import type { CallWords } from '#words/call-words.ts'
import type { CallRefusal } from '#words/problem.ts'
import type { home as homeContract } from '../../contract/home.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const home: CallWords<typeof homeContract> = {
  name: '首页',
  calls: {
    front: '首页橱窗：最新录像、新成员、总数',
    notice: '首页的轮播和公告',
    day: '今天到现在的数字',
    active: '最近活跃的人',
    card: '一个人的小名片',
    homepage: '编辑首页用的轮播和公告',
    updateHomepage: '改首页的轮播',
    updateAnnouncement: '改公告',
  },
}

/** What its calls refuse. */
export const refusals = {
  personUnknown: '没有这个人',
  homepageChanged: '别的店员刚刚改过首页，请刷新后再改',
  rollTitleEmpty: '每一条至少要有一种语言的标题',
  rollTitleLong: '有一条的标题太长了',
  rollWordsLong: '有一条的文字太长了',
  rollLinkBad: '有一条的链接不能用：写站内路径，或以 http、https 开头的地址',
  rollPictureGone: '有一条的图片已经不在了，请重新上传',
  announcementLong: '公告太长了',
} satisfies Partial<Record<CallRefusal, string>>
