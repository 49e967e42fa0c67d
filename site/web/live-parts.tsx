import { LiveWallet } from '../features/economy/wallet/live-wallet.tsx'
import { LiveMessages } from '../features/messages/live-messages.tsx'
import { LiveCounter } from '../features/reminders/live-counter.tsx'

/** What a member's page keeps as the server has it: numbers of reminders and messages, and balances. */
export function LiveParts() {
  return (
    <>
      <LiveCounter />
      <LiveMessages />
      <LiveWallet />
    </>
  )
}
