/**
 * Texts that the display face always contains besides the headings of the packs: the shop sign, Latin letters, glyphs,
 * seals.
 */
export const displayWords: readonly string[] = [
  '弹幕甜品屋',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789.,:%+-/()&!?#’，。！？',
  // heads of pages whose packs come late
  '设置 竞技分榜 店员后台 存档成绩',
  // heads of the paintings
  '画墙 挂一幅画',
  // heads of the shop
  '材料 灵力与蓝点 三样弹 等级 每级的价 买单 卖出 小票 价格往哪走 四件只收三件',
  // heads of the home page and its greetings
  '今天的店 新来的人 等你来看 关注的人 按作品 早上好 中午好 下午好 晚上好 私信 提醒 礼物',
  // heads of the list of clubs
  '常去 全部社团',
  // heads of the statement and the supply, and the minus sign of amounts
  '流水账 全站总账 −',
  // heads of the bets
  '竞猜 我押的 猜的是什么 选项 下注单 你的注 赔付走势 份额走势 谁押了什么 这场开得怎么样 赌神榜 四项各算什么 还没结算的 结算过的',
  // one glyph a picture
  '红妖永花文风殿船精庙城邪绀璋秘兽虹锦酒番外',
  // seals and numerals
  '通关 极难 打分 天时分秒',
]

/**
 * Texts added after those of the packs, as far as the size limit allows: titles on pictures, names of the desserts,
 * further seals.
 */
export const displayExtras: readonly string[] = [
  '红魔乡 妖妖梦 永夜抄 花映塚 文花帖 风神录 地灵殿 星莲船 神灵庙 辉针城 绀珠传 天空璋 鬼形兽 虹龙洞 锦上京'.split(' '),
  '妖精大战争 弹幕天邪鬼 秘封噩梦日记 黄昏酒场'.split(' '),
  '月饼 牛奶 橘子 咖啡 金平糖 冰激凌 骰子方糕'.split(' '),
  '架上还空着 无撞 冠军 世界纪录'.split(' '),
  // heads of the draws and of somebody's desserts
  '抽签验算 怎么抽 你的签 架上还有'.split(' '),
  // heads of a replay's own page and of two side by side
  '双方 场景 各面对照 得分曲线 整局 核对'.split(' '),
].flat()
