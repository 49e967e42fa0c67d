import { LiveWallet } from '#nouns/economy/web/wallet/live-wallet.tsx'
import { LiveMessages } from '#nouns/messages/web/live-messages.tsx'
import { LiveCounter } from '#nouns/reminders/web/live-counter.tsx'

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
