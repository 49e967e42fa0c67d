export { FollowingFeed } from '../../../cards/person/following-feed.tsx'
export { MemberBand } from './member-band.tsx'
export { Waiting } from './waiting.tsx'
