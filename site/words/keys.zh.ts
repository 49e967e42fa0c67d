/** The table of keys; comes with its dialog. */
export const keys = {
  title: '快捷键',
  search: '搜索',
  home: '去首页',
  replays: '去录像库',
  clubs: '去社团',
  fresh: '新建：上传录像、发主题、回复',
  next: '列表里的下一项',
  previous: '列表里的上一项',
  help: '打开这张表',
  after: '然后',
  or: '或',
}
