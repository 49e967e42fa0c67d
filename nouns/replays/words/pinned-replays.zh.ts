/** Showing replays first on one's page. Loaded with the parts that need it. */
export const pinnedReplays = {
  title: '摆在最前面的',
  pin: '摆在个人页最前面',
  unpin: '从最前面拿下来',
  pinned: '摆好了，谁来你的个人页都先看到它',
  unpinned: '拿下来了',
}
