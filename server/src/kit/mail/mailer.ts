import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export type SendMail = (mail: Mail) => Promise<void>

/** Sends over SMTP where a server is set; otherwise each mail becomes a file below `folder`, shown on `/test`. */
export function openMailer(settings: { smtpUrl: string | null; from: string; folder: string }): SendMail {
  if (settings.smtpUrl) {
    const transport = nodemailer.createTransport(settings.smtpUrl)
    return async (mail) => {
      await transport.sendMail({ from: settings.from, ...mail })
    }
  }
  return async (mail) => {
    await mkdir(settings.folder, { recursive: true })
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.json`
    const whole = join(settings.folder, name)
    await writeFile(`${whole}.part`, JSON.stringify({ from: settings.from, ...mail }, null, 2))
    await rename(`${whole}.part`, whole)
  }
}
