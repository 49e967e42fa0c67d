import { useRef } from 'react'
import { useReads } from '#api/reads.ts'
import { accounts } from '#contract/accounts.ts'
import { type Balances, resources } from '#rules/ledger/resources.ts'
import { type LiveState, useLive } from '#session/live/live-wishes.ts'
import { useMe } from '#session/me.ts'
import { economy } from '../../contract/economy.ts'

/** Resources whose balances the profile tells too. */
const inProfile = ['power', 'point', 'score', 'player', 'bomb'] as const

/** Keeps the balances as the server has them, and rereads an open statement when one has changed. */
export function LiveWallet() {
  const { patch, touch } = useReads()
  const known = useRef<string>(null)
  const { profile } = useMe()
  useLive('wallet', null, (state) => {
    const wallet = walletIn(state)
    if (!wallet) return
    const { balances } = wallet
    // What the page has read may be older than the first state that it hears.
    const isOld =
      known.current === null
        ? inProfile.some((resource) => profile?.[resource] !== balances[resource])
        : known.current !== JSON.stringify(wallet)
    known.current = JSON.stringify(wallet)
    const { power, point, score, player, bomb } = balances
    patch(accounts.calls.me, (profile) => ({ ...profile, power, point, score, player, bomb }), 'told')
    patch(economy.calls.resources, () => wallet, 'told')
    if (isOld) touch(['ledger'])
  })
  return null
}

/** The state as balances and debts; undefined if it is not one. */
function walletIn({ balances, owed }: LiveState) {
  const isAmounts = (value: unknown): value is Readonly<Record<string, unknown>> =>
    typeof value === 'object' && value !== null && Object.values(value).every((amount) => typeof amount === 'number')
  if (!isAmounts(balances) || !isAmounts(owed) || !resources.every((resource) => resource in balances)) return undefined
  // Safe to cast: every resource is there, and every value is a number.
  return { balances: balances as Balances, owed: owed as Partial<Balances> }
}
