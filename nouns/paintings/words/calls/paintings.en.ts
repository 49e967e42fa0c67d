import type { CallWords } from '#words/call-words.ts'
import { acts } from '#words/calls/acts.en.ts'
import { refusals as pictures } from '#words/calls/pictures.en.ts'
import { withPrefix } from '#words/with-prefix.ts'
import type { paintings as paintingsContract } from '../../contract/paintings.ts'
import type { refusals as zh } from './paintings.zh.ts'

export const paintings: CallWords<typeof paintingsContract> = {
  name: 'Paintings',
  calls: {
    list: 'The wall of paintings: filter, sort, page',
    followed: 'New works of those one follows',
    mine: 'One’s newest works, for pickers',
    thumbs: 'Thumbnails of one’s works, for the editor',
    minePaged: 'One’s works, paged, with those that wait or are hidden',
    someonesPaged: 'Somebody’s works, paged',
    some: 'Some works by id',
    one: 'Everything about one work',
    beside: 'Works that look alike, by the same person, and about the same',
    tags: 'Tags, characters and games in use, with the number of works',
    fetch: 'Fetch a picture from an address and keep it',
    upload: 'Publish a work',
    update: 'Change one’s own work',
    remove: 'Remove one’s own work',
    like: 'Like a work',
    keep: 'Keep a work as a favourite, or no longer',
    kept: 'One’s favourite works, paged',
    own: 'Which of these one likes and keeps',
    comments: 'Comments on a work, paged',
    comment: 'Comment on a work',
    removeComment: 'Remove one’s own comment',
    report: 'Report a work',
  },
}

export const refusals: typeof zh = {
  ...withPrefix('p.', acts),
  ...withPrefix('p.', pictures),
  'p.nameEmpty': 'Give the work a name',
  'p.nameLong': 'The name is too long. Shorten it',
  'p.commentLong': 'Comment too long',
  'p.tagLong': 'A tag is too long: at most 24 letters each',
  'p.tagEmpty': 'One tag is empty. Fill it in or take it away',
  'p.tagUnknown': 'There is no such tag: those with # are chosen from the list',
  'p.characterUnknown': 'This character is unknown. Choose one from the list',
  'p.gameUnknown': 'This game is unknown. Choose one from the list',
  'p.sourceLong': 'The source is too long. Shorten it',
  'p.sourceMissing': 'Name the source of a work that is not yours',
  'p.pictureMissing': 'The picture cannot be found. Upload it again',
  'p.pictureTwice': 'One picture is in it twice. Take one away',
  'p.urlInvalid':
    'This address does not work: it begins with http or https, has only letters, digits, dots and slashes, and ends in gif, png, jpg, jpeg or bmp',
  'p.urlClosed': 'Pictures cannot be fetched from addresses now. Save the picture and upload it',
  'p.urlNotFetched': 'The picture could not be fetched from there. Save it and upload it',
  'p.uploaded': 'You have published this picture already',
  'p.alike': 'It looks like an earlier work: have a look, then decide whether to go on',
  'p.removedBefore': 'Staff removed this picture before, so it cannot be published again',
  'p.matchClosed': 'This competition takes no works now',
  'p.deleted': 'This work has been deleted',
  'p.notOwn': 'This work is not yours',
  'p.dragonTaken': 'It is a dragon ball already, so its character cannot change',
  'p.matchPaintingDel': 'Paintings of a competition cannot be deleted',
  'p.keptAlready': 'You keep this work already',
  'p.keptNot': 'You do not keep this work',
  'p.hidden': 'This person does not show their works',
  'p.personUnknown': 'There is no such person',
  'p.commentsClosed': 'Comments are closed',
  'p.commentEmpty': 'A comment cannot be empty',
  'p.commentGone': 'This comment is not here any more',
  'p.reportSelf': 'You cannot report your own work',
  'p.reported': 'You have reported this work already; the staff are on it',
}
