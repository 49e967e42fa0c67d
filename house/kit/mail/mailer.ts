import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same as a page, for programs that show it. */
  readonly html?: string
  /** Address that a mail program posts to when its reader presses "unsubscribe" (RFC 8058). */
  readonly unsubscribe?: string
}

export type SendMail = (mail: Mail) => Promise<void>

/** Sends mails over SMTP if a server is set; otherwise writes each mail to a file in `folder`, shown on `/test`. */
export function openMailer(settings: { smtpUrl: string | null; from: string; folder: string }): SendMail {
  if (settings.smtpUrl) {
    const transport = nodemailer.createTransport({ url: settings.smtpUrl, ...patience })
    return async ({ to, subject, text, html, unsubscribe }) => {
      // One plain address only: lists, groups and line breaks would allow header injection.
      if (!oneAddress.test(to)) throw new Error('a mail goes to one address')
      await transport.sendMail({
        from: settings.from,
        to: { name: '', address: to },
        subject: oneLine(subject),
        text,
        ...(html !== undefined && { html }),
        ...(unsubscribe !== undefined && { headers: unsubscribeHeaders(unsubscribe) }),
      })
    }
  }
  return async (mail) => {
    await mkdir(settings.folder, { recursive: true, mode: 0o700 })
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.json`
    const whole = join(settings.folder, name)
    await writeFile(`${whole}.part`, JSON.stringify({ from: settings.from, ...mail }, null, 2), { mode: 0o600 })
    await rename(`${whole}.part`, whole)
  }
}

const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Milliseconds: a hanging server must not block the job, nor the stop of the site. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

const oneAddress = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/

const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ')
