import type { NounSeed, SeedStage } from '#core/noun-seed.ts'
import { uploadPicture } from '#core/pictures/upload-picture.ts'
import { actPrepared, callOf } from '#site/seed/act.ts'
import { drawScreenshot } from '#site/seed/draw-screenshot.ts'
import type { home } from '../contract/home.ts'
import { updateHomepage } from '../server/roll-and-announcement.ts'

export const seed: NounSeed = {
  order: 110,
  play: async (stage) => ({ end: () => fillRoll(stage) }),
}

/** Notices of the roll box. `degrees` sets the pattern that is drawn for the notice's picture. */
const notices = [
  {
    title: { zh: '这周画像素', en: 'A week of pixels' },
    words: {
      zh: '画墙留了一整排给像素画，尺寸不限，六十四格也算一幅。',
      en: 'A whole row of the wall is kept for pixel art. Sixty squares are a painting too.',
    },
    link: '/painting',
    degrees: 47,
  },
  {
    title: { zh: '一份录像里有什么', en: 'What a replay tells' },
    words: {
      zh: '每一面的得分、残机和符卡，店里都能读出来。看不懂的数字，悬停就有解释。',
      en: 'Score, lives and bombs of every stage: the shop reads them all.',
    },
    link: '/rpy',
    degrees: 73,
  },
  {
    title: { zh: '竞技分怎么算', en: 'How the iscore is counted' },
    words: {
      zh: '同作同难度放在一起比，分数线都写在页面上，可以自己填一个试试。',
      en: 'Runs of one game and difficulty are compared. Every line is on the page: try a score of your own.',
    },
    link: '/jf',
    degrees: 101,
  },
] as const

/** Fills the roll box of the home page as staff. */
async function fillRoll({ tx, files, staff, now }: SeedStage): Promise<void> {
  const act = { tx, member: staff, now }
  const roll = []
  for (const { degrees, ...notice } of notices) {
    const file = { name: `notice-${degrees}.png`, bytes: await drawScreenshot(degrees) }
    const { data } = await actPrepared(uploadPicture(files), { ...act, input: {}, file })
    roll.push({ ...notice, pic: data.url })
  }
  await updateHomepage(callOf<typeof home.calls.updateHomepage>({ ...act, input: { roll, version: 0 } }))
}
