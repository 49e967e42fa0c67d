export const replays = {
  title: '录像库',
  description: '玩家上传的录像，按作品、难度和得分查找。',
  uploadTitle: '上传录像',
  gone: '这份录像已经不在了',
}
