import { resources } from '#words/cards/resources.zh.ts'

/** Reminders about bets. */
export const betReminders = {
  amounts: resources.amounts,
  commented: (who: string, title: string) => `${who}评论了你开的竞猜「${title}」`,
  heldComment: (title: string, pass: boolean) => `你在「${title}」下的评论${pass ? '放行了' : '没有放行'}`,
  ending: (title: string) => `「${title}」不到一天就截止下注`,
  proposed: (title: string) => `「${title}」公示了结果，一天之内可以提异议`,
  changed: (title: string) => `「${title}」改判了，再公示一天`,
  won: (title: string, amount: string) => `「${title}」结算：你净赢 ${amount}`,
  lost: (title: string, amount: string) => `「${title}」结算：你净输 ${amount}`,
  even: (title: string) => `「${title}」结算：不输不赢`,
  added: (amount: string) => `展示的甜品另添了 ${amount}`,
  refunded: (title: string) => `「${title}」没有结果，或者停办了：你的注都退回了`,
  founded: (title: string) => `你对「${title}」的异议成立`,
  unfounded: (title: string) => `你对「${title}」的异议没有依据，90 天内不能再提`,
  accepted: (title: string) => `你的竞猜「${title}」开了`,
  refused: (title: string) => `你的竞猜「${title}」没有放行，底已退回`,
}
