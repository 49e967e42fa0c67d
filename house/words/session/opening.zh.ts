/** Texts of the pages that open later: what each page will have. Loaded with these pages. */
export const opening = {
  soon: '还在烘焙中',
  soonText: '这一页会先空着。开门之后，这里有：',
  meanwhile: '先去逛逛录像库',
  will: {
    painting: ['原图与放大查看', '评论与点赞'],
    liver: ['连续打卡与日历', '七十五个成就的进度', '今天的小目标'],
    game: ['一个可以回放的躲弹小游戏', '每日最好成绩换得分'],
    matches: ['进行中与往届的比赛', '投票与奖品'],
    map: ['十个地方，各通一处', '谁在哪里', '派甜品去找材料'],
    matche: ['2021-05-16 至 2021-08-01 的活动存档'],
    matchr: ['2021-08-04 至 2021-08-19 的活动存档'],
    downloads: ['按类别放好的文件', '下载次数'],
  },
}
