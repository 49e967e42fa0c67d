import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WayOut } from '#core/files/copies/fetch-picture.ts'
import { compose } from '../../server/app.ts'
import { makeMember, type TestMember } from '../make-member.ts'
import { openTestSite, type TestSite, type TestSiteOptions } from '../open-test-site.ts'

/** A site that may fetch pictures elsewhere, and a member of it. */
export interface FetchingSite {
  readonly site: TestSite
  readonly painter: TestMember
}

interface Asked {
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

/**
 * Two hosts on one port of this machine: 127.0.0.1 stands for the open Internet, 127.0.0.2 for the inner network, which
 * must never be asked. Every name means 127.0.0.1, unless `names` says otherwise.
 */
export async function openOutside() {
  const answers = new Map<string, RequestListener>()
  const names = new Map<string, () => readonly string[]>()
  const asked: Asked[] = []
  const askedInside: string[] = []
  const hosts: Server[] = []
  const sites: TestSite[] = []
  const listen = async (host: string, port: number, answer: RequestListener) => {
    const server = createServer(answer)
    hosts.push(server)
    await once(server.listen(port, host), 'listening')
    return (server.address() as AddressInfo).port // it listens on a port
  }
  const port = await listen('127.0.0.1', 0, (request, reply) => {
    const { url = '', headers } = request
    asked.push({ url, headers })
    const answer = answers.get(url)
    if (answer) answer(request, reply)
    else reply.writeHead(404).end()
  })
  await listen('127.0.0.2', port, ({ url = '' }, reply) => {
    askedInside.push(url)
    reply.end('secret')
  })
  const usual: WayOut = {
    ports: { 'http:': port, 'https:': port },
    resolve: async (host) => names.get(host)?.() ?? ['127.0.0.1'],
  }
  const openFetching = async (out: WayOut, options: TestSiteOptions = {}): Promise<FetchingSite> => {
    const site = await openTestSite({
      ratesFactor: 1e6,
      fetchPictures: true,
      ...options,
      compose: (foundation) => compose(foundation, { ...usual, ...out }),
    })
    sites.push(site)
    return { site, painter: await makeMember(site, 'painter') }
  }
  return {
    asked,
    askedInside,
    answers,
    names,
    /** A site with the guard that every site has: this machine is not of the open Internet. */
    guarded: () => openFetching({}),
    /** A site that may reach 127.0.0.1 and nothing else, and waits for a picture for so long. */
    reaching: (patienceMs: number, options?: TestSiteOptions) =>
      openFetching({ mayReach: (address) => address === '127.0.0.1', patienceMs }, options),
    gives: (path: string, bytes: Uint8Array, type = 'image/png') =>
      answers.set(path, (_, reply) => reply.writeHead(200, { 'content-type': type }).end(bytes)),
    leads: (path: string, location: string) =>
      answers.set(path, (_, reply) => reply.writeHead(302, { location }).end()),
    /** Forgets what the hosts answer and were asked, and what names mean. */
    clear: () => {
      answers.clear()
      names.clear()
      asked.length = 0
      askedInside.length = 0
    },
    close: async () => {
      for (const host of hosts) {
        host.close()
        host.closeAllConnections()
      }
      for (const site of sites) await site.close()
    },
  }
}

export type Outside = Awaited<ReturnType<typeof openOutside>>
