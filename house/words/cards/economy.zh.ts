/** What pages say where resources are shown or spent. */
export const economy = {
  noMoney: '这里的资源没有金钱价值，不能用钱买，不能卖成钱或换成钱，也换不到任何实物。',
}
