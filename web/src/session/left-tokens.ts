import { site } from '@patisserie/contract/site'
import { useEffect } from 'react'
import { passing } from '../api/answer.ts'
import { useApi } from '../api/api-context.ts'
import type { Call } from '../api/client.ts'
import { readStored, storageKeys, store } from './storage.ts'

/** More are not carried along: the oldest end by themselves. */
const most = 10

/** Keeps the token of a session that could not be ended, until the server hears of it. */
export const keepLeftToken = (token: string): void => write([...leftTokens(), token])

/** Ends the sessions that were left without network, once there is one. */
export const useLeftTokens = (): void => {
  const { call } = useApi()
  useEffect(() => {
    const end = () => void endLeft(call)
    end()
    addEventListener('online', end)
    return () => removeEventListener('online', end)
  }, [call])
}

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
