import { type AddressInfo, createServer } from 'node:net'
import { expect, inject, test } from 'vitest'
import { withDatabase } from '#site/test/test-server.ts'
import { StartError } from '../start-error.ts'
import { reachDatabase } from './reach-database.ts'

const wordsOf = async (address: string) => {
  const error = await reachDatabase(address, 300).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(StartError)
  return (error as StartError).message // seen one line above
}

test('a database that refuses, or takes the call and stays silent, is said in words without its password', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined))
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening))
  const { port } = silent.address() as AddressInfo // a TCP server's address is never a path
  for (const each of [1, port]) {
    const words = await wordsOf(`postgres://baker:secret-word@127.0.0.1:${each}/sweets`)
    expect(words).toContain(`The database of DATABASE_URL does not answer at 127.0.0.1:${each}`)
    expect(words).not.toContain('secret-word')
  }
  silent.close()
})

test('a database that is not there is named', async ({ skip }) => {
  const { connectionString } = withDatabase(inject('server'), 'no_such_sweets')
  if (!connectionString) {
    console.warn('skipped: the database of this run listens on a socket, which no DATABASE_URL names')
    return skip()
  }
  expect(await wordsOf(connectionString)).toContain('There is no database no_such_sweets')
})
