import { cpSync, mkdtempSync, readdirSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect } from 'vitest'
import { serveBuiltSite } from '#kit/pages/built-site.ts'
import { findBuild } from '#kit/pages/find-build.ts'
import { openTestSite } from '../../test/open-test-site.ts'
import { freePort } from '../free-port.ts'
import { journeysOn } from '../journey.ts'
import { frame } from '../pages/frame.ts'
import { enter, hydrated } from '../person.ts'
import { see } from '../see.ts'

const journey = journeysOn()

journey(
  'a build is swapped under a running site: open pages and both processes find what they ask for',
  async (visit) => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'patisserie-rolling-')))
    const assets = (build: string) => join(folder, build, 'client', 'assets')
    const swapIn = (build: string) => {
      symlinkSync(build, join(folder, 'current.new'))
      renameSync(join(folder, 'current.new'), join(folder, 'current'))
    }
    const serve = async () => {
      const port = await freePort()
      const site = await openTestSite({ pages: (app) => serveBuiltSite(app, { folder }), port })
      return { site, origin: `http://127.0.0.1:${port}` }
    }
    // Sites of other journeys mark the build while they serve it, and unmark it meanwhile.
    const isOfBuild = (path: string) => !basename(path).startsWith('served-by-')
    cpSync(findBuild() ?? '', join(folder, 'one'), { recursive: true, filter: isOfBuild })
    swapIn('one')
    const first = await serve()
    const guest = await enter({ ...visit, ...first })
    try {
      await guest.visit('/')
      await hydrated(guest.page)
      const [own = ''] = readdirSync(assets('one')).filter((name) => name.endsWith('.js'))
      // In the next build all scripts have other names.
      cpSync(join(folder, 'one'), join(folder, 'two'), { recursive: true })
      for (const name of readdirSync(assets('two'))) if (/\.js/.test(name)) rmSync(join(assets('two'), name))
      writeFileSync(join(assets('two'), 'only-two-4b1d.js'), 'export const two = 2')
      swapIn('two')
      const second = await serve()
      try {
        const { words, page } = guest
        const login = page
          .getByRole('button', { name: words.shell.login, exact: true })
          .filter({ visible: true })
          .first()
        await login.click()
        await see(frame(guest).dialog)
        await guest.visit('/rpy')
        await see(page.getByRole('heading', { level: 1, name: words.replays.title }))
        for (const { origin } of [first, second]) {
          for (const name of [own, 'only-two-4b1d.js']) {
            const answer = await fetch(`${origin}/assets/${name}`)
            expect([name, answer.status]).toEqual([name, 200])
            expect(answer.headers.get('cache-control')).toContain('immutable')
            expect(answer.headers.get('content-type')).toContain('javascript')
          }
          const [drawing = ''] = /\/art\/icon\.svg\?v=[\w-]+/.exec(await (await fetch(`${origin}/`)).text()) ?? []
          const kept = async (path: string) => (await fetch(`${origin}${path}`)).headers.get('cache-control')
          expect(await kept(drawing)).toContain('immutable')
          expect(await kept('/art/icon.svg?v=other')).not.toContain('immutable')
          const gone = await fetch(`${origin}/assets/none-0000.js`, { redirect: 'manual' })
          expect(gone.status).not.toBe(200)
          const outside = await fetch(`${origin}/assets/..%2f..%2fserver%2fserver.js`, { redirect: 'manual' })
          expect(outside.status).not.toBe(200)
        }
        expect(guest.problems).toEqual([])
      } finally {
        await second.site.close()
      }
    } finally {
      await guest.context.close()
      await first.site.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
