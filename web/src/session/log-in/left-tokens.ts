import { site } from '@patisserie/contract/site'
import { passing } from '../../api/answer.ts'
import type { Call } from '../../api/client.ts'
import { readStored, storageKeys, store } from '../storage.ts'

/** More are not carried along: the oldest end by themselves. */
const most = 10

/** Keeps the token of a session that could not be ended, until the server hears of it. */
export const keepLeftToken = (token: string, call: Call): void => {
  write([...leftTokens(), token])
  endLeftTokens(call)
}

/** Ends the sessions that were left without network, as soon as there is one. */
export const endLeftTokens = (call: Call): void => {
  const end = () => void endLeft(call)
  end()
  if (!listening) addEventListener('online', end)
  listening = true
}

let listening = false

const endLeft = async (call: Call): Promise<void> => {
  for (const token of leftTokens()) {
    const answer = await call(site.accounts.calls.logout, {}, { quiet: true, token })
    // Refused by the gate, it is over already.
    if (passing(answer)) return
    write(leftTokens().filter((other) => other !== token))
  }
}

const leftTokens = (): string[] => readStored(storageKeys.leftTokens).split('.').filter(Boolean)

const write = (tokens: readonly string[]) => store(storageKeys.leftTokens, tokens.slice(-most).join('.'))
