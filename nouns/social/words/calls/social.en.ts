import type { social as socialContract } from '#contract/social.ts'
import type { CallWords } from '#words/call-words.ts'
import type { refusals as zh } from './social.zh.ts'

export const social: CallWords<typeof socialContract> = {
  name: 'Following and feed',
  calls: {
    follow: 'Follow',
    unfollow: 'Unfollow',
    block: 'Block',
    unblock: 'Unblock',
    blocks: 'Whom one blocks',
    relation: 'How one stands to somebody',
    related: 'Followers or followed, paged',
    knowFollowers: 'New followers were seen',
    findPeople: 'Find people by nickname',
    here: 'Who is here: only those who switched it on',
    directory: 'The members’ directory, paged',
    feed: 'The feed',
    followed: 'Acts of the people one follows, page by page',
    progress: 'Progress: game × difficulty × character',
  },
}

export const refusals: typeof zh = {
  's.followSelf': 'You cannot follow yourself',
  's.followed': 'You follow them already',
  's.followMost': 'You can follow 1,000 people at most',
  's.personUnknown': 'There is no such person',
  's.notReachable': 'You and they cannot reach each other right now',
  's.notFollowed': 'You do not follow them',
  's.blockSelf': 'You cannot block yourself',
  's.blocked': 'You block them already',
  's.blockMost': 'You can block 1,000 people at most',
  's.notBlocked': 'You do not block them',
  's.hidden': 'They keep this to themselves',
}
