export { LiveMessages as LivePart } from './live-messages.tsx'
