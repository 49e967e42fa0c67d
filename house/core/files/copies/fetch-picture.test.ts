import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { NotFetched, openFetcher, type WayOut } from './fetch-picture.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

/** A server of somebody's on this machine, with the requests it got. */
async function serve(answer: RequestListener, host = '127.0.0.1', port = 0) {
  const asked: string[] = []
  const server = createServer((request, reply) => {
    asked.push(`${request.headers.host}${request.url}`)
    answer(request, reply)
  })
  servers.push(server)
  await new Promise<void>((ready) => server.listen(port, host, ready))
  return { asked, port: (server.address() as AddressInfo).port } // it listens on a port
}

/** A way out on which names mean this machine and only `127.0.0.1` counts as open. */
const wayTo = (port: number, more: WayOut = {}): WayOut => ({
  resolve: async () => ['127.0.0.1'],
  mayReach: (address) => address === '127.0.0.1',
  ports: { 'http:': port, 'https:': port },
  patienceMs: 10_000,
  ...more,
})

const redirect =
  (places: Readonly<Record<string, string>>): RequestListener =>
  ({ url = '' }, reply) =>
    places[url] === undefined ? reply.end('found') : reply.writeHead(302, { location: places[url] }).end()

test('what is there comes, asked for in the name of its host', async () => {
  const { asked, port } = await serve((_, reply) => reply.end('picture'))
  const fetch = openFetcher(wayTo(port))
  expect((await fetch('http://pictures.example/a.png')).toString()).toBe('picture')
  expect(asked).toEqual(['pictures.example/a.png'])
})

describe('nothing is asked', () => {
  test.each([
    ['this machine', ['127.0.0.1']],
    ['the inner network', ['10.1.2.3']],
    ['the link', ['169.254.169.254']],
    ['this machine in version 6', ['::1']],
    ['this machine, mapped', ['::ffff:127.0.0.1']],
    ['an open address and an inner one', ['1.1.1.1', '192.168.1.1']],
    ['nothing', []],
  ])('where a name means %s', async (_, addresses) => {
    const { asked, port } = await serve((_, reply) => reply.end('secret'))
    const way = { resolve: async () => addresses, ports: { 'http:': port, 'https:': port } }
    await expect(openFetcher(way)('http://inner.example/a.png')).rejects.toThrow(NotFetched)
    expect(asked).toEqual([])
  })

  test.each([
    'http://127.0.0.1/a.png',
    'http://127.1/a.png',
    'http://0x7f.0.0.1/a.png',
    'http://2130706433/a.png',
    'http://[::1]/a.png',
    'http://[::ffff:7f00:1]/a.png',
    'http://0/a.png',
    'http://localhost/a.png',
    'http://pictures.example:22/a.png',
    'http://name@pictures.example/a.png',
    'ftp://pictures.example/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'a.png',
    '',
  ])('at %s', async (url) => {
    const { asked, port } = await serve((_, reply) => reply.end('secret'))
    const way = { resolve: async () => ['127.0.0.1'], ports: { 'http:': port, 'https:': port } }
    await expect(openFetcher(way)(url)).rejects.toThrow(NotFetched)
    expect(asked).toEqual([])
  })
})

describe('redirects', () => {
  test('are followed three times', async () => {
    const { asked, port } = await serve(
      redirect({ '/1.png': '/2.png', '/2.png': 'http://b.example/3', '/3': '/4?x=1' }),
    )
    expect((await openFetcher(wayTo(port))('http://a.example/1.png')).toString()).toBe('found')
    expect(asked).toEqual(['a.example/1.png', 'a.example/2.png', 'b.example/3', 'b.example/4?x=1'])
  })

  test('and no fourth time', async () => {
    const { asked, port } = await serve(redirect({ '/0.png': '/0.png' }))
    await expect(openFetcher(wayTo(port))('http://a.example/0.png')).rejects.toThrow('too many redirects')
    expect(asked).toHaveLength(4)
  })

  test.each([
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.2]/',
    'http://inner.example/',
    'http://a.example:6379/',
    'https://user:pass@a.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '//inner.example/x.png',
  ])('to %s are not', async (place) => {
    const { asked, port } = await serve(redirect({ '/a.png': place }))
    const resolve = async (host: string) => [host === 'inner.example' ? '127.0.0.2' : '127.0.0.1']
    await expect(openFetcher(wayTo(port, { resolve }))('http://a.example/a.png')).rejects.toThrow(NotFetched)
    expect(asked).toEqual(['a.example/a.png'])
  })

  test('are not read to their end', async () => {
    let ended = () => {}
    const whenEnded = new Promise<void>((resolve) => {
      ended = resolve
    })
    const { port } = await serve(async ({ url }, reply) => {
      if (url === '/a.png') {
        reply.once('close', ended)
        reply.writeHead(302, { location: '/b.png' }).write('and so on')
        return
      }
      await whenEnded
      reply.end('found')
    })
    expect((await openFetcher(wayTo(port))('http://a.example/a.png')).toString()).toBe('found')
  })

  test('that lead nowhere, and other answers', async () => {
    const { port } = await serve(({ url }, reply) => reply.writeHead(url === '/a.png' ? 302 : 404).end('words'))
    const fetch = openFetcher(wayTo(port))
    await expect(fetch('http://a.example/a.png')).rejects.toThrow('status 302')
    await expect(fetch('http://a.example/b.png')).rejects.toThrow('status 404')
  })
})

describe('a name that means something else the second time', () => {
  const changing = () => {
    const answers = ['127.0.0.1', '127.0.0.2']
    const looked: string[] = []
    const resolve = async (host: string) => {
      looked.push(host)
      return [answers.shift() ?? '127.0.0.2']
    }
    return { looked, resolve }
  }

  test('is asked where it was checked', async () => {
    const { asked, port } = await serve((_, reply) => reply.end('open'))
    const inner = await serve((_, reply) => reply.end('secret'), '127.0.0.2', port)
    const { looked, resolve } = changing()
    expect((await openFetcher(wayTo(port, { resolve }))('http://a.example/a.png')).toString()).toBe('open')
    expect(looked).toEqual(['a.example'])
    expect([asked.length, inner.asked.length]).toEqual([1, 0])
  })

  test('is checked again after a redirect to itself', async () => {
    const { port } = await serve(redirect({ '/a.png': '/b.png' }))
    const inner = await serve((_, reply) => reply.end('secret'), '127.0.0.2', port)
    const { resolve } = changing()
    await expect(openFetcher(wayTo(port, { resolve }))('http://a.example/a.png')).rejects.toThrow('not of the open')
    expect(inner.asked).toEqual([])
  })
})

describe('what takes too much', () => {
  test('a length that is promised', async () => {
    const { port } = await serve((_, reply) => reply.writeHead(200, { 'content-length': 5_242_881 }).write('x'))
    await expect(openFetcher(wayTo(port))('http://a.example/a.png')).rejects.toThrow('too many bytes')
  })

  test('a length that is not', async () => {
    const { port } = await serve((_, reply) => {
      const more = () => {
        while (reply.write(Buffer.alloc(65_536)));
        reply.once('drain', more)
      }
      more()
    })
    await expect(openFetcher(wayTo(port))('http://a.example/a.png')).rejects.toThrow('too many bytes')
  })

  test('exactly as much as allowed is taken', async () => {
    const { port } = await serve((_, reply) => reply.end(Buffer.alloc(5_242_880)))
    expect((await openFetcher(wayTo(port))('http://a.example/a.png')).byteLength).toBe(5_242_880)
  })

  test('what was packed', async () => {
    const { port } = await serve((_, reply) => reply.writeHead(200, { 'content-encoding': 'gzip' }).end('x'))
    await expect(openFetcher(wayTo(port))('http://a.example/a.png')).rejects.toThrow('packed')
  })

  test.each([
    ['never answers', () => undefined],
    ['never ends', (_: unknown, reply: { write: (text: string) => unknown }) => void reply.write('x')],
    [
      'drips',
      (_: unknown, reply: { write: (text: string) => unknown; on: (event: 'close', then: () => void) => unknown }) => {
        const drip = setInterval(() => reply.write('x'), 20)
        reply.on('close', () => clearInterval(drip))
      },
    ],
  ] as const)('who %s', async (_, answer) => {
    const { port } = await serve(answer)
    await expect(openFetcher(wayTo(port, { patienceMs: 300 }))('http://a.example/a.png')).rejects.toThrow()
  })

  test('a name that is looked up for ever', async () => {
    const way = wayTo(1, { resolve: () => new Promise(() => undefined), patienceMs: 300 })
    await expect(openFetcher(way)('http://a.example/a.png')).rejects.toThrow()
  })

  test('a connection that ends half way', async () => {
    const { port } = await serve((_, reply) => {
      reply.writeHead(200, { 'content-length': 1_000 }).write('half')
      setImmediate(() => reply.destroy())
    })
    await expect(openFetcher(wayTo(port))('http://a.example/a.png')).rejects.toThrow()
  })

  test('nobody there', async () => {
    const { port } = await serve(() => undefined)
    servers.pop()?.close()
    await expect(openFetcher(wayTo(port))('http://a.example/a.png')).rejects.toThrow()
  })

  test('a line without a certificate', async () => {
    const { port } = await serve((_, reply) => reply.end('plain'))
    await expect(openFetcher(wayTo(port))('https://a.example/a.png')).rejects.toThrow()
  })
})

test('two names are looked up at once; a third is refused until one of them is known', async () => {
  const fetch = openFetcher({ mayReach: () => false })
  const ask = async () => {
    const problem = await fetch('http://localhost/a.png').catch((error: unknown) => error)
    return problem instanceof NotFetched ? problem.message : problem
  }
  const notOpen = 'an address that is not of the open Internet'
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([notOpen, notOpen, 'names are slow'])
  expect(await ask()).toBe(notOpen)
})
