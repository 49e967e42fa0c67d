export { LiveCounter as LivePart } from './live-counter.tsx'
