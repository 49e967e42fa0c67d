/** Title and description of the home page; its other texts are loaded with the page. */
export const homeHead = {
  title: '首页',
  description: '弹幕甜品屋：录像、画作与社团，一间开在神社旁的甜品店。',
}
