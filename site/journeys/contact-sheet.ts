import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import sharp from 'sharp'
import { openSite } from '#kit/open-site.ts'
import { serveBuiltSite } from '#kit/pages/built-site.ts'
import { startEmbeddedPostgres } from '#kit/postgres/start-embedded-postgres.ts'
import { takeBets } from '#nouns/bets/journeys/take-bets.ts'
import { takeDesserts } from '#nouns/desserts/journeys/take-desserts.ts'
import { takeEconomy } from '#nouns/economy/journeys/take-economy.ts'
import { takePaintings } from '#nouns/paintings/journeys/take-paintings.ts'
import { madeFile } from '#nouns/replays/journeys/replay-files.ts'
import { takeWays } from '#nouns/replays/journeys/take-ways.ts'
import type { Gam } from '#rules/games/games.ts'
import { rates } from '#rules/rates.ts'
import { keeper as staff } from '../seed/people.ts'
import { seedSite } from '../seed/seed-site.ts'
import { compose } from '../server/app.ts'
import { openBrowser } from './browser.ts'
import { composeSheet, type Shot } from './compose-sheet.ts'
import { freePort } from './free-port.ts'
import { clubsPage } from './pages/clubs-page.ts'
import { frame } from './pages/frame.ts'
import { replayListPage } from './pages/replay-list-page.ts'
import { uploadPage } from './pages/upload-page.ts'
import { writeParts } from './pages/write-parts.ts'
import { enter, type Person } from './person.ts'
import { cameraOf, type Look, logIn, type Studio, takeOffice } from './photo-studio.ts'
import { see, seeGone } from './see.ts'

/**
 * `node scripts/run.mjs site/journeys/contact-sheet.ts [zh|en-m|zh-pc-day] [contact|bets|desserts|economy|paintings|ways]`: takes screenshots of a seeded
 * site. Writes sheets for each language, size and theme into folders of docs/sheets/, and the screenshots of the README into
 * docs/screenshots/.
 */
const docs = fileURLToPath(new URL('../../docs/', import.meta.url))
async function main(): Promise<void> {
  const browser = await openBrowser()
  if ('missing' in browser) throw new Error(browser.missing)
  const folder = await mkdtemp(join(tmpdir(), 'patisserie-sheet-'))
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'pg'), settings: { fsync: 'off' } })
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const site = await openSite({
    connection: { ...postgres.connection },
    dataFolder: folder,
    origin,
    publicSite: false,
    smtpUrl: null,
    mailFrom: 'shop@localhost',
    trustProxy: false,
    allowGet: false,
    // Its staff need no second factor.
    demo: true,
    log: pino({ level: 'silent' }),
    rates,
    pages: serveBuiltSite,
    compose,
  })
  const { db, now } = site.foundation
  const accounts = (await seedSite({ db, dataFolder: folder, now: now() })) ?? []
  const [owner, wanderer] = [accounts[0], accounts[4]]
  const keeper = accounts.find(({ account }) => account === staff.account)
  if (!owner || !wanderer || !keeper) throw new Error('the seed opened no accounts')
  await site.app.listen({ port, host: '127.0.0.1' })
  try {
    await takeSheets({ browser, origin, owner, keeper, wanderer })
  } finally {
    await browser.close()
    await site.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function takeSheets(studio: Studio): Promise<void> {
  await mkdir(join(docs, 'screenshots'), { recursive: true })
  for (const language of ['zh', 'en'] as const) {
    for (const device of ['PC', 'M'] as const) {
      for (const theme of ['day', 'night'] as const) {
        const look = `${language}-${device.toLowerCase()}-${theme}`
        if (!look.startsWith(process.argv[2] ?? '')) continue
        for (const [sheet, take] of Object.entries(sheets)) {
          if (!sheet.startsWith(process.argv[3] ?? '')) continue
          const shots = await take(studio, { language, device, theme })
          await writeFile(join(docs, 'sheets', sheet, `${look}.webp`), await composeSheet(shots, device))
          for (const { name, png } of shots) {
            const file = screenshots[`${look} ${name}`]
            if (file)
              await writeFile(join(docs, 'screenshots', file), await sharp(png).webp({ quality: 86 }).toBuffer())
          }
          console.log(`${sheet} ${look}: ${shots.length} pages`)
        }
      }
    }
  }
}

/** The README's pictures by look and page. */
const screenshots: Readonly<Record<string, string>> = {
  'zh-pc-day home': 'home.webp',
  'zh-pc-day rpy': 'rpy.webp',
  'zh-pc-day replay': 'replay.webp',
  'zh-m-night replay': 'phone.webp',
}

/**
 * Games for the pictures of scorecards, one or more of each kind: old, versus, modern, scenes, routes, newest,
 * spin-off.
 */
const kinds: readonly Gam[] = [6, 8, 9, 14, 95, 125, 128, 143, 16, 18, 20, 2003]

async function takeHouse(studio: Studio, look: Look): Promise<readonly Shot[]> {
  const person = await enter(studio, look)
  const { page, visit } = person
  const { shots, shoot, at } = cameraOf(person)
  await at('home', '/')
  await at('rpy', '/rpy')
  const list = replayListPage(person)
  await list.openPanel()
  await shoot('filters')
  await at('none', '/rpy?game=2003&rank=E&scoreMin=999999999')
  for (const game of kinds) {
    await list.visit(`?game=${game}`)
    const first = page.locator('main [data-list-main]').first()
    const code = (await first.count()) > 0 ? await first.getAttribute('href') : null
    if (code) await at(game === 14 ? 'replay' : `replay ${game}`, code)
  }
  const pair = page.locator('main a[href*="/vs/"]').first()
  if ((await pair.count()) > 0) await at('pair', (await pair.getAttribute('href')) ?? '')
  await at('board', '/jf')
  await at('archive', '/rpy/archive')
  await at('calls', '/docs/api')
  await visit('/rpy')
  await at('person', (await page.locator('main a[href^="/p/"]').first().getAttribute('href')) ?? '')
  await at('clubs', '/ms')
  const rows = page.locator('main a[href^="/ms?m="]')
  const club = (await rows.nth(look.language === 'zh' ? 0 : (await rows.count()) - 1).getAttribute('href')) ?? ''
  await at('club', club)
  const topics = page.locator('main a[href^="/ms?t="]')
  const topic = (await topics.first().getAttribute('href')) ?? ''
  await at('topic', topic)
  await at('topic foot', `${topic}#write`)
  await at('search', `/search?q=${encodeURIComponent('弹幕')}`)
  await at('nothing found', `/search?q=${encodeURIComponent('弹幕 没有这个词 gmae:th8')}`)
  await at('gap', '/yukari')
  await visit('/')
  await frame(person).openLogin()
  await shoot('login')
  await logIn(person, studio.owner)
  for (const part of ['profile', 'privacy', 'background', 'twofactor', 'devices', 'tokens', 'reminders', 'data']) {
    await at(`settings ${part}`, `/settings/${part}`)
  }
  await at('reminders', '/reminders')
  await at('favourites', '/favourites')
  await at('members', '/members')
  await at('my home', '/')
  await at('messages', '/messages')
  const conversation = page.locator('main a[href*="with="]').first()
  await at('conversation', (await conversation.getAttribute('href')) ?? '')
  shots.push(...(await takeEditor(person, club)))
  await readFile(person)
  await shoot('upload')
  await person.context.close()
  return [...shots, ...(await takeOffice(studio, look, desks))]
}

/** Takes the editor and each dialog that its tools open. */
async function takeEditor(person: Person, club: string): Promise<readonly Shot[]> {
  const { page } = person
  const { shots, shoot } = cameraOf(person)
  await person.visit(club)
  const form = clubsPage(person)
  await form.openWrite()
  await form.openText()
  await form.editor.text.click()
  const parts = writeParts(person)
  // The draft of the previous look is loaded: replace it.
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('今天的甜品：草莓蛋糕。')
  await form.editor.tool('emoji').click()
  await page.getByRole('tab').nth(1).click()
  await shoot('editor emoji')
  await page.getByRole('button', { name: parts.words.close, exact: true }).click()
  await page.keyboard.type(' @demo')
  await shoot('editor mention')
  await page.keyboard.press('Escape')
  for (const tool of ['picture', 'gallery', 'replay', 'hidden'] as const) {
    await form.editor.tool(tool).click()
    await see(parts.dialog)
    await shoot(`editor ${tool}`)
    await parts.press(parts.words.close)
    await seeGone(parts.dialog)
  }
  await parts.gallery()
  await parts.replay()
  await parts.hidden('剧透', () => page.keyboard.type('最后一颗草莓'))
  await form.editor.text.locator('[data-component=gallery]').click()
  await shoot('editor gallery preview')
  await page.keyboard.press('Escape')
  await form.editor.text.locator('[data-component=hidden]').click()
  await shoot('editor hidden preview')
  await page.keyboard.press('Escape')
  await form.editor.text.evaluate((text) => text.scrollIntoView({ behavior: 'instant' }))
  await shoot('editor')
  return shots
}

/** The desks of the house's own sheet. */
const desks = ['common', 'replay', 'iscore', 'board', 'ms', 'club', 'homepage', 'super/topic'].concat([
  'super/user',
  'super/admin',
  'super/error',
])

async function readFile(person: Person): Promise<void> {
  const upload = uploadPage(person)
  const file = madeFile({ game: 'th18', seed: 91 })
  await upload.visit()
  await upload.choose(file)
  await upload.seeRead(file)
  await see(upload.submit)
}

/** The sheets by their folders. */
const sheets: Readonly<Record<string, (studio: Studio, look: Look) => Promise<readonly Shot[]>>> = {
  contact: takeHouse,
  desserts: takeDesserts,
  bets: takeBets,
  economy: takeEconomy,
  paintings: takePaintings,
  ways: takeWays,
}

await main()
