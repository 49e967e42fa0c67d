/** Texts of pages for browsers without JavaScript; only the server uses them. */
export const noScripts = {
  /** Text of the link to the other language: that language's own name. */
  otherLanguage: 'English',
  needed: '这一页要用 JavaScript。请在浏览器里打开它，再刷新一次；录像、社团和个人页不开也能读。',
  partly: '这一页不用 JavaScript 也能读；登录、发言和点赞要打开它。',
}
