import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { openSite } from '#kit/open-site.ts'
import { packing } from '#kit/pages/packed-page.ts'
import { rates } from '#rules/rates.ts'
import { compose } from '../server/app.ts'
import type { ProcessOptions } from './site-process.ts'

/** Every page lists the newest replays, so that a test can tell a cached page from a new one. */
const pages = packing({
  contentSecurityPolicy: "default-src 'none'",
  artVersion: 'drawn',
  pageKey: (url) => new URL(url, 'http://site').pathname,
  render: async ({ call }) => {
    const { data } = await call('/getReplay', {})
    return { status: 200, html: JSON.stringify(data), tags: ['replays'] }
  },
})

/** The real site as a process of its own, for tests with several processes. Prints its port once it listens. */
const options = JSON.parse(process.argv[2] ?? '{}') as ProcessOptions // written by startProcess
const { ratesFactor, ...rest } = options
const scaled = Object.entries(rates).map(([name, rate]) => [name, { ...rate, points: rate.points * ratesFactor }])
const site = await openSite({
  ...rest,
  origin: 'http://localhost:8080',
  publicSite: false,
  smtpUrl: null,
  mailFrom: 'shop@localhost',
  trustProxy: true,
  allowGet: false,
  log: pino({ level: process.env.PATISSERIE_LOG ?? 'silent' }),
  rates: Object.fromEntries(scaled),
  captchaMax: 200,
  pages: async () => async () => pages,
  compose,
})
process.once('SIGTERM', () => void site.stop().then(() => process.exit(0)))
await site.app.listen({ port: options.port ?? 0, host: '127.0.0.1' })
console.log((site.app.server.address() as AddressInfo).port) // it listens on a port, not on a path
