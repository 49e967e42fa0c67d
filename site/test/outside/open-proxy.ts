import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'
import type { ConnectionConfig } from '#kit/db/database.ts'

/** A TCP proxy between the site and a service it needs, to simulate failures of the connection. */
export interface Wire {
  readonly port: number
  /** Closes all connections and refuses new ones. */
  cut(): Promise<void>
  /** Accepts connections and forwards nothing in either direction. */
  hang(): void
  /** Forwards all requests, but no answer on a connection after `asked` was sent on it. */
  deafenAfter(asked: string): void
  mend(): Promise<void>
  close(): Promise<void>
}

export async function openProxy(target: NetConnectOpts): Promise<Wire> {
  const sockets = new Set<Socket>()
  let hangs = false
  let last: string | null = null
  const carry = (client: Socket) => {
    const server = connect({ ...target, allowHalfOpen: true })
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => {
        if (from === client && last !== null && bytes.includes(last)) server.pause()
        to.write(bytes)
      })
      // One side that ends ends when the other one has heard of it and ended too: who waits for an end waits for the real one.
      from.on('end', () => to.end())
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (hangs) from.pause()
    }
  }
  const proxy = createServer({ allowHalfOpen: true }, carry)
  const listen = (port: number) => new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = proxy.address() as AddressInfo // a TCP server's address
  const cut = async () => {
    if (!proxy.listening) return
    const closed = new Promise((resolve) => proxy.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return {
    port,
    cut,
    hang: () => {
      hangs = true
      for (const socket of sockets) socket.pause()
    },
    deafenAfter: (asked) => {
      last = asked
    },
    mend: async () => {
      hangs = false
      last = null
      for (const socket of sockets) socket.resume()
      if (!proxy.listening) await listen(port)
    },
    close: cut,
  }
}

/** `target`: the database's real address. `at`: the connection to the same database through a local port. */
export function throughPort(config: ConnectionConfig) {
  const url = config.connectionString ? new URL(config.connectionString) : null
  const host = url ? url.hostname : (config.host ?? '127.0.0.1')
  const port = url ? Number(url.port || 5_432) : (config.port ?? 5_432)
  const target: NetConnectOpts = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const at = (other: number): ConnectionConfig => {
    if (!url) return { ...config, host: '127.0.0.1', port: other }
    const moved = new URL(url)
    moved.host = `127.0.0.1:${other}`
    return { ...config, connectionString: moved.href }
  }
  return { target, at }
}
