import type { CallWords } from '#words/call-words.ts'
import { acts } from '#words/calls/acts.zh.ts'
import { refusals as pictures } from '#words/calls/pictures.zh.ts'
import type { CallRefusal } from '#words/problem.ts'
import { withPrefix } from '#words/with-prefix.ts'
import type { paintings as paintingsContract } from '../../contract/paintings.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const paintings: CallWords<typeof paintingsContract> = {
  name: '绘画',
  calls: {
    list: '画墙：筛选、排序、分页',
    followed: '关注的人的新作品',
    mine: '自己最新的作品，供挑选',
    thumbs: '自己作品的缩略图，供编辑器用',
    minePaged: '自己的作品，分页，含等待中和被收起的',
    someonesPaged: '某人的作品，分页',
    some: '按编号取几件作品',
    one: '一件作品的全部内容',
    beside: '相似的、同一人的和同题材的作品',
    tags: '用过的标签、角色和作品，及各有几件',
    fetch: '按网址取一张图片存到店里',
    upload: '发布作品',
    update: '修改自己的作品',
    remove: '删除自己的作品',
    like: '给作品点赞',
    keep: '收藏作品，或取消收藏',
    kept: '收藏的作品，分页',
    own: '这些作品里赞过、收藏过哪些',
    comments: '作品的评论，分页',
    comment: '评论作品',
    removeComment: '删除自己的评论',
    report: '举报作品',
  },
}

/** What its calls refuse. */
export const refusals = {
  ...withPrefix('p.', acts),
  ...withPrefix('p.', pictures),
  'p.nameEmpty': '给作品起个名字',
  'p.nameLong': '名字太长了，请缩短一些',
  'p.commentLong': '评论太长了',
  'p.tagLong': '标签太长了：每个最多 8 个汉字或 24 个字母',
  'p.tagEmpty': '有一个标签是空的，请填上或拿掉',
  'p.tagUnknown': '店里没有这个标签：以 # 开头的标签要从列表里选',
  'p.characterUnknown': '不认识这个角色，请从列表里选',
  'p.gameUnknown': '不认识这部作品，请从列表里选',
  'p.sourceLong': '出处太长了，请缩短一些',
  'p.sourceMissing': '转载别人的作品，请写明出处',
  'p.pictureMissing': '找不到这张图片，请重新上传',
  'p.pictureTwice': '同一张图片放了两遍，请拿掉一张',
  'p.urlInvalid': '网址不对：要以 http 或 https 开头，只含字母、数字、点和斜线，以 gif、png、jpg、jpeg 或 bmp 结尾',
  'p.urlClosed': '现在不能按网址取图，请把图片存下来再上传',
  'p.urlNotFetched': '没能从这个网址取到图片，请把图片存下来再上传',
  'p.uploaded': '这张图片你已经发过了',
  'p.alike': '它和已有的作品很像：请看一眼，再决定要不要继续',
  'p.removedBefore': '这张图片被店员撤下过，不能再发',
  'p.matchClosed': '这场比赛现在不收作品',
  'p.deleted': '这件作品已被删除',
  'p.notOwn': '这不是你的作品',
  'p.dragonTaken': '它已经是一颗龙珠了，龙珠的角色不能再改',
  'p.matchPaintingDel': '参赛作品不能删除',
  'p.keptAlready': '已经收藏过了',
  'p.keptNot': '你没有收藏这件作品',
  'p.hidden': '对方没有公开自己的作品',
  'p.personUnknown': '找不到这个人',
  'p.commentsClosed': '作者关闭了评论',
  'p.commentEmpty': '评论不能为空',
  'p.commentGone': '这条评论已经不在了',
  'p.reportSelf': '不能举报自己的作品',
  'p.reported': '你已经举报过这件作品，店员还在处理',
} satisfies Partial<Record<CallRefusal, string>>
