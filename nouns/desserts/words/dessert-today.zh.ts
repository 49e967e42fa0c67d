/** What the greeting on the home page says of the member's desserts. */
export const dessertToday = {
  hungry: (name: string) => `${name}饿了，喂一口`,
  choose: '还没挑甜品，挑一个',
}
