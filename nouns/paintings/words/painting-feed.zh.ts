/** The feeds of new paintings. */
export const paintingFeed = {
  title: '画墙',
  titleOf: (parts: readonly string[]) => `${parts.join(' ')} 的画`,
  description: '弹幕甜品屋画墙上新挂的同人画',
  entry: (name: string, nick: string) => `${name}，${nick}`,
}
