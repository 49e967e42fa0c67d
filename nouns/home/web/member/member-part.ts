export { FollowingFeed } from '#nouns/social/web/card/following-feed.tsx'
export { MemberBand } from './member-band.tsx'
export { Waiting } from './waiting.tsx'
