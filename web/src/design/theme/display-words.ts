/**
 * What is set in the display face beyond the heading words of the packs: the sign, digits and Latin letters,
 * the glyphs and titles on pictures, seals and numerals.
 */
export const displayWords: readonly string[] = [
  '弹幕甜品屋',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789.,:%+-/()&!?’、，。！？：',
  // one glyph a picture
  '红妖永花文风殿船精庙城邪绀璋秘兽虹锦酒外番',
  // titles on pictures
  '红魔乡 妖妖梦 永夜抄 花映塚 文花帖 风神录 地灵殿 星莲船 妖精大战争 神灵庙 辉针城 弹幕天邪鬼 绀珠传 天空璋',
  '秘封噩梦日记 鬼形兽 虹龙洞 锦上京 黄昏酒场',
  // seals
  '通关 极难 打分 无撞 冠军 世界纪录',
  // names of the seven
  '冰激凌 橘子 月饼 牛奶 咖啡 金平糖 骰子方糕',
  // heads of sections and pages
  '首页 社团 录像库 画廊 竞猜 比赛 甜品架 校园地图 肝部 躲弹小铺 商店 下载 公告',
  '新鲜出炉 新上架的录像 画墙 开盘中 下一场比赛 店里的人 各面记录 录像信息 得分与资源 按键 评论',
  '食材柜 合成锅 找到的线索 下注单 赔率变了 这里裂开了一道隙间 架上还空着 设置 私信 提醒 收藏 搜索 天时分秒',
]
