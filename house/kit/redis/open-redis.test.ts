import { type AddressInfo, createServer } from 'node:net'
import pino from 'pino'
import { expect, test } from 'vitest'
import { StartError } from '../start-error.ts'
import { openRedis } from './open-redis.ts'

test('a Redis that refuses, or takes the call and stays silent, is said in words without its password', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined))
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening))
  const { port } = silent.address() as AddressInfo // a TCP server's address is never a path
  for (const each of [1, port]) {
    const url = `redis://:secret-word@127.0.0.1:${each}/2`
    const error = await openRedis(url, pino({ level: 'silent' })).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(StartError)
    expect(String(error)).toContain(`Redis does not answer at 127.0.0.1:${each}/2`)
    expect(String(error)).not.toContain('secret-word')
  }
  silent.close()
})
