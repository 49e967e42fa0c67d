/** Reminders about dragon balls. */
export const dragonReminders = {
  set: (name: string, character: string, round: number, ball: number) =>
    `你的作品《${name}》成了${character}第 ${round} 轮的第 ${ball} 颗龙珠`,
  emptied: (name: string, character: string, round: number, ball: number) =>
    `你的作品《${name}》不再是${character}第 ${round} 轮的第 ${ball} 颗龙珠`,
  declined: (name: string, character: string) => `你的作品《${name}》没有被选作${character}的龙珠`,
  closed: (character: string, round: number, balls: number) =>
    `${character}第 ${round} 轮的七颗龙珠集齐了，其中有你的 ${balls} 颗：每颗可以挑一样甜品`,
}
