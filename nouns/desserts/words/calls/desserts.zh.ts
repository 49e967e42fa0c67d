import type { CallWords } from '#words/call-words.ts'
import type { desserts as dessertsContract } from '../../contract/desserts.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const desserts: CallWords<typeof dessertsContract> = {
  name: '甜品',
  calls: {
    own: '自己的甜品架',
    of: '一个人摆出来的甜品',
    choose: '选第一样甜品',
    synthesize: '用十颗弹合成',
    feed: '喂甜品',
    teach: '教会符卡',
    skin: '换皮肤',
    buySkin: '买皮肤',
    display: '展示一样甜品',
    sendOut: '派甜品出门',
    callBack: '叫回来',
    log: '甜品的经历',
    draws: '自己的抽签和当天的种子',
    claim: '领取龙珠换来的甜品',
    prize: '发放甜品（店员）',
    all: '所有人的甜品（店员）',
  },
}

/** What its calls refuse. */
export const refusals = {
  'd.hidden': '这个人不公开甜品',
  'd.personUnknown': '没有这个人，或者账号已经注销',
  'd.chosenAlready': '第一样甜品已经选过了',
  'd.robotDesserts': '活动账号不养甜品',
  'd.mixtureWrong': '一锅要正好十颗弹，砂糖按十块加，最多一百块',
  'd.insufficient': '不够用，看看食材柜',
  'd.firstDone': '不用弹的第一锅已经开过了',
  'd.notOwned': '你还没有这样甜品',
  'd.levelLow': '等级还不够，先喂到 3 级',
  'd.taught': '它已经会这张符卡了',
  'd.skinConflict': '这件皮肤会盖住符卡，两样不能一起',
  'd.skinUnknown': '没有这件皮肤，或者还没开卖',
  'd.skinMissing': '这件皮肤还没有买',
  'd.skinOwned': '这件皮肤已经有了',
  'd.displayedToday': '今天已经换过展示的甜品，明天零点（北京时间）以后再换',
  'd.isOut': '已经有一样甜品在外面，等它回来或先叫回来',
  'd.targetMissing': '去采集还是去拿别人的，选一样',
  'd.victimUnknown': '没有这个人，或者不能到那里去',
  'd.victimSelf': '自己的盘子不用偷',
  'd.plateEmpty': '那边的盘子里没有东西',
  'd.tired': '甜品走累了：一天一共出门 16 小时，今天剩下的不够了',
  'd.notOut': '现在没有甜品在外面',
  'd.dayUnknown': '这一天没有抽过签',
  'd.grantUnknown': '没有这颗龙珠的甜品可领，或者已经领过了',
  'd.ownAccount': '不能发给自己，或自己的另一个账号',
  'd.robotAccount': '这是活动账号，不养甜品',
  'd.unverified': '对方还没有验证邮箱',
  'd.missingReason': '请写明理由',
  'd.reasonLong': '理由太长了',
}
