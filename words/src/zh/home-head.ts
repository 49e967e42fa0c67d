/** What the home page is called; the rest of its words comes with it. */
export const homeHead = {
  title: '首页',
  description: '弹幕甜品屋：录像、画作、社团与竞猜，一间开在神社旁的甜品店。',
}
