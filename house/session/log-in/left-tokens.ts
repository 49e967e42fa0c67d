import { passing } from '#api/answer.ts'
import type { Call } from '#api/client.ts'
import { accounts } from '#contract/accounts.ts'
import { readStored, storageKeys, store } from '../storage.ts'

/** Maximum number of stored tokens; older ones are dropped, and their sessions expire by themselves. */
const most = 10

/** Stores the token of a session that could not be ended without network, and ends it when possible. */
export const keepLeftToken = (token: string, call: Call): void => {
  write([...leftTokens(), token])
  endLeftTokens(call)
}

/** Ends the stored sessions now, and again whenever the network is back. */
export const endLeftTokens = (call: Call): void => {
  const end = () => void endLeft(call)
  end()
  if (!listening) addEventListener('online', end)
  listening = true
}

let listening = false

const endLeft = async (call: Call): Promise<void> => {
  for (const token of leftTokens()) {
    const answer = await call(accounts.calls.logout, {}, { quiet: true, token })
    // A refusal by the gate means that the session is over already.
    if (passing(answer)) return
    write(leftTokens().filter((other) => other !== token))
  }
}

const leftTokens = (): string[] => readStored(storageKeys.leftTokens).split('.').filter(Boolean)

const write = (tokens: readonly string[]) => store(storageKeys.leftTokens, tokens.slice(-most).join('.'))
