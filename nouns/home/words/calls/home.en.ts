import type { CallWords } from '#words/call-words.ts'
import type { home as homeContract } from '../../contract/home.ts'
import type { refusals as zh } from './home.zh.ts'

export const home: CallWords<typeof homeContract> = {
  name: 'Home',
  calls: {
    front: 'The shop window: newest replays, members, totals',
    notice: 'The roll box and the announcement of the home page',
    day: 'What the day has brought so far',
    active: 'Who was active of late',
    card: 'Somebody’s name card',
    homepage: 'The roll box and the announcement, to be edited',
    updateHomepage: 'Change the roll box',
    updateAnnouncement: 'Change the announcement',
  },
}

export const refusals: typeof zh = {
  personUnknown: 'There is nobody with this id',
  homepageChanged: 'Somebody else has just changed the home page. Please reload and try again.',
  rollTitleEmpty: 'Each item needs a title in one language at least.',
  rollTitleLong: 'The title of an item is too long.',
  rollWordsLong: 'The text of an item is too long.',
  rollLinkBad:
    'The link of an item cannot be used: give a path of the site, or an address that begins with http or https.',
  rollPictureGone: 'The picture of an item is gone. Please upload it again.',
  announcementLong: 'The announcement is too long.',
}
