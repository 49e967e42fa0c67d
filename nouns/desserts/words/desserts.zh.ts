import type { Dessert } from '#rules/desserts/desserts.ts'
import { dessertNames } from './dessert-names.zh.ts'

type OfEach<T = string> = Readonly<Record<Dessert, T>>

/** The page of the desserts as guests see it, and the shelf. Loaded with the page. */
export const desserts = {
  names: dessertNames,
  lead: '七样甜品，各有脾气，各有用处',
  description: '合成、喂养、教符卡、换皮肤、摆出来、派出门：七样甜品各有脾气，各有用处，每一次抽签都能验算。',
  count: (n: number) => (n === 7 ? '七样都在架上' : `架上 ${n} 样，共七样`),
  failed: '甜品架没有读出来',
  shelf: '甜品架',

  moods: { calm: '很平静', happy: '很高兴', sleepy: '犯困，想吃爱吃的', away: '出门了' },
  level: (n: number) => `${n} 级`,
  stars: (n: number) => `${n} 颗星`,
  exp: (exp: number, next: number) => `${exp} / ${next}`,
  displayed: '展示中',
  hungry: '饿了，按 8 级算',

  /** What each does while it is displayed, without and with its spell card. */
  effects: {
    icecream: '输掉的赌注退回九分之一',
    orange: '买灵力、蓝点少一千得分',
    mooncake: '卖蓝点多得一千得分',
    milk: '合成的把握乘一点五',
    coffee: '凌晨第一次登录，灵力可能翻倍',
    starsugar: '每天第一帖得零到两个蓝点',
    bocai: '竞猜净赢多得两成到六成',
  } as OfEach,
  withCard: {
    icecream: '退回九分之二',
    orange: '再加上材料买四件付三件',
    mooncake: '再加上采集 8 小时多带回一份',
    milk: '再加上没成时退回一半的弹',
    coffee: '机会从两成变成三成',
    starsugar: '得一到两个蓝点，不再落空',
    bocai: '多得三成到六成',
  } as OfEach,
  /** How one gets it. */
  ways: {
    icecream: '锅里合成',
    orange: '锅里合成',
    mooncake: '锅里合成',
    milk: '锅里合成',
    coffee: '锅里合成',
    starsugar: '锅里合成',
    bocai: '赢七场竞猜，或七颗龙珠',
  } as OfEach,
  /** On a site without bets, of the two that act on them. */
  withoutBets: { effect: '这里没有竞猜，它只作伴', way: '七颗龙珠' },

  choose: {
    title: '先挑一样',
    text: '第一样是店里送的，六样里挑一样。以后的都能自己做。',
    label: '第一样甜品',
    say: {
      icecream: '输了也不至于太凉，它替你捂住一角。',
      orange: '买东西时总能替你讨一点便宜。',
      mooncake: '会做买卖，出门也总惦记着多带一份。',
      milk: '守在锅边的好帮手，十颗弹更容易成。',
      coffee: '凌晨还醒着的人，它陪着。',
      starsugar: '今天的第一帖，看星星肯给几颗。',
    } as Readonly<Record<Exclude<Dessert, 'bocai'>, string>>,
    take: (name: string) => `就选${name}`,
    pick: '点一样看看',
  },

  guide: {
    each: { title: '七样甜品', likes: '爱吃', does: '展示时', card: '会符卡后', comes: '怎么来' },
    get: {
      title: '怎么来的',
      rows: [
        ['验证邮箱', '六样里挑一样，店里送。第一锅的十颗弹也算店里的。'],
        ['合成锅', '固定弹、随机弹、自机狙，十颗一锅。配方每个站不一样，试一试，也能在外面捡到线索。'],
        ['龙珠', '同一个角色集满七幅画，每颗换一样，随便选。'],
      ] as readonly (readonly [string, string])[],
      bets: ['竞猜', '赢七场，骰子方糕自己来。'] as readonly [string, string],
    },
    keep: {
      title: '养起来',
      rows: [
        ['喂', '爱吃的一份十点经验，别的五点，砂糖三点。九级往上，每四百点一颗星。'],
        ['教', '三级起，十点灵力教会它的符卡，用处更大。'],
        ['穿', '皮肤换颜色，不换样子。有的会盖住符卡，两样不能一起。'],
        ['摆', '摆出来的那一样才起作用，一天换一次。'],
        ['出门', '两小时、四小时、八小时，去校园里采集，或者去别人的盘子里拿一点。'],
      ] as readonly (readonly [string, string])[],
    },
    fair: {
      title: '抽签能验算',
      text: '每天先公布种子的摘要，过了那天再公布种子。每一次抽签，谁都能自己算一遍。',
      link: '去验算',
    },
    enter: '登录，挑第一样',
  },
}
