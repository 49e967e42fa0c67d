import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { openMailer } from './mailer.ts'

const mail = {
  to: 'reader@example.com',
  subject: '弹幕甜品屋：验证邮箱',
  text: '请打开 http://localhost:8080/link#verify.x',
}

test('over SMTP a mail arrives whole, from the address of the settings', async () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo // a TCP server's address is never a path
  const send = openMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'shop@example.com', folder: '' })
  await send(mail)
  await new Promise<void>((closed) => server.close(closed))
  expect(received).toHaveLength(1)
  expect(received[0]).toContain('From: shop@example.com')
  expect(received[0]).toContain('To: reader@example.com')
  const body = received[0]?.split('\r\n\r\n').slice(1).join('\r\n\r\n') ?? ''
  const decoded = /base64/i.test(received[0] ?? '') ? Buffer.from(body, 'base64').toString() : body
  expect(decoded.replaceAll('=\r\n', '')).toContain('link#verify.x')
})

test('lines in an address or a subject make no further header and no further reader', async () => {
  const envelopes: string[][] = []
  const heads: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      envelopes.push(session.envelope.rcptTo.map(({ address }) => address))
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      stream.on('end', () => {
        heads.push(text.split('\r\n\r\n')[0] ?? '')
        done()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo // a TCP server's address is never a path
  const send = openMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'shop@example.com', folder: '' })
  await send({ ...mail, subject: 'Hello\r\nBcc: other@example.com\r\n\r\nX' })
  const outcomes = []
  for (const to of [
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'x: a@example.com, b@example.com;',
  ]) {
    outcomes.push(
      await send({ ...mail, to }).then(
        () => 'sent',
        () => 'refused',
      ),
    )
  }
  await new Promise<void>((closed) => server.close(closed))
  expect(outcomes).toEqual(['refused', 'refused', 'refused'])
  expect(envelopes).toEqual([['reader@example.com']])
  for (const head of heads) expect(head).not.toMatch(/^(bcc|cc):/im)
})

test('a mail server that does not answer is an error, so that the job is tried again', async () => {
  const send = openMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'shop@example.com', folder: '' })
  await expect(send(mail)).rejects.toThrow()
})

test('without a mail server each mail is a whole file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'patisserie-mail-'))
  try {
    const send = openMailer({ smtpUrl: null, from: 'shop@localhost', folder: join(folder, 'mail') })
    await Promise.all([send(mail), send(mail)])
    const names = await readdir(join(folder, 'mail'))
    expect(names).toHaveLength(2)
    const [first = ''] = names
    expect(JSON.parse(await readFile(join(folder, 'mail', first), 'utf8'))).toEqual({ from: 'shop@localhost', ...mail })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('a mail that its reader may end has a page and the two headers of one-click; others have neither', async () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      stream.on('end', () => {
        received.push(text.replaceAll('\r\n ', ' '))
        done()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo // a TCP server's address is never a path
  const send = openMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'shop@example.com', folder: '' })
  await send({ ...mail, html: '<p>cakes</p>', unsubscribe: 'http://localhost:8080/digest-off/1-x' })
  await send(mail)
  await new Promise<void>((closed) => server.close(closed))
  const [digest, plain] = received
  expect(digest).toContain('List-Unsubscribe: <http://localhost:8080/digest-off/1-x>')
  expect(digest).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(digest).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html[\s\S]*<p>cakes<\/p>/)
  expect(plain).not.toMatch(/List-Unsubscribe|text\/html/)
})
