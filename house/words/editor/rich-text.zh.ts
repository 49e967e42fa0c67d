/** Texts that the server adds to the HTML of a member's text, in the language in which that text was written. */
export const richText = {
  gallery: (n: number) => `${n} 张图片，可左右滑动`,
  slide: (n: number, of: number) => `第 ${n} 张，共 ${of} 张`,
  hidden: '点开查看隐藏内容',
  remote: (host: string) => `查看站外图片（${host}）`,
  pictureGone: '图片已经不在了',
  pieceGone: '这里放的作品已经不在了',
  /** A moment of a run: the name of its stage as files have it, and the time in it. */
  moment: (stage: string, time: string) => `${/^\d+[AB]?$/.test(stage) ? `${stage} 面` : stage} · ${time}`,
  table: '表格',
  picture: '[图片]',
  emoji: '表情',
}
