import { formatNumber } from '#rules/text.ts'

/** Topics among what waits for a member on the home page. */
export const waitingTopics = {
  newFloors: (n: number) => `${formatNumber(n)} 楼新`,
  unopened: '没看过',
}
