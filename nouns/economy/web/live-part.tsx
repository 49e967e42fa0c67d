export { LiveWallet as LivePart } from './wallet/live-wallet.tsx'
