// Looks for a PostgreSQL server for tests on this machine; implements only the start of its protocol.
import { connect } from 'node:net'

const host = '127.0.0.1'
const port = 5432
const database = 'test'

/** `{ url, version }` of a server whose database `test` needs no password, or `{ reason }` why there is none. */
export async function findPostgres(user = 'postgres') {
  const greeting = await greet(user)
  if (typeof greeting === 'string') return { reason: `no PostgreSQL to use on ${host}:${port} (${greeting})` }
  return { url: `postgres://${user}@${host}:${port}/${database}`, version: greeting.version }
}

function greet(user) {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2_000 })
    let received = Buffer.alloc(0)
    const end = (answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket.on('connect', () => socket.write(startupMessage(user)))
    socket.on('timeout', () => end('it does not answer'))
    socket.on('error', (error) => end(error.code ?? error.message))
    socket.on('close', () => end('it hung up'))
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      const answer = readGreeting(received)
      if (answer !== undefined) end(answer)
    })
  })
}

function startupMessage(user) {
  const text = Buffer.from(`user\0${user}\0database\0${database}\0\0`)
  const head = Buffer.alloc(8)
  head.writeInt32BE(text.length + 8, 0)
  head.writeInt32BE(196_608, 4) // protocol 3.0
  return Buffer.concat([head, text])
}

/**
 * Parses the server's greeting: parameters (S) up to "ready for query" (Z), or an error (E). Undefined while
 * incomplete.
 */
function readGreeting(bytes) {
  let version = ''
  for (let start = 0; start + 5 <= bytes.length; ) {
    const kind = String.fromCharCode(bytes[start])
    const end = start + 1 + bytes.readInt32BE(start + 1)
    if (end > bytes.length) return undefined
    const body = bytes.subarray(start + 5, end)
    if (kind === 'E') return /\0M([^\0]*)/.exec(body.toString())?.[1] ?? 'it refuses'
    if (kind === 'R' && body.readInt32BE(0) !== 0) return 'it wants a password'
    if (kind === 'S' && body.toString().startsWith('server_version\0')) version = body.toString().split('\0')[1]
    if (kind === 'Z') return { version }
    start = end
  }
  return undefined
}
