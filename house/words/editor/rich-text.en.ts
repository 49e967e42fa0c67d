import type { richText as zh } from './rich-text.zh.ts'

export const richText: typeof zh = {
  gallery: (n) => `${n} pictures, swipe to see them all`,
  slide: (n, of) => `Picture ${n} of ${of}`,
  hidden: 'Open to see what is hidden',
  remote: (host) => `Picture on another site (${host})`,
  pictureGone: 'This picture is gone',
  pieceGone: 'What was shown here is gone',
  moment: (stage, time) => `${/^\d+[AB]?$/.test(stage) ? `Stage ${stage}` : stage} · ${time}`,
  table: 'Table',
  picture: '[picture]',
  emoji: 'emoji',
}
