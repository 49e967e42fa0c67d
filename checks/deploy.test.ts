import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')

test('nginx passes on and answers with the name of the file, never with one that a visitor sent', () => {
  const text = read('nginx.conf').replace(/#.*$/gm, '')
  expect(text).not.toMatch(/\$(http_)?host\b/)
  expect(text).toContain('proxy_set_header Host sweets.example;')
  expect(text).toContain('return 301 https://sweets.example$request_uri;')
  expect(text).toMatch(/listen 443 ssl http2 default_server;[^}]*ssl_reject_handshake on;[^}]*return 444;/)
})

test('no root key of the database or of the store is the site’s', () => {
  const text = read('compose.yaml')
  const site = text.slice(text.indexOf('x-site:'), text.indexOf('services:'))
  expect(site).toMatch(/PATISSERIE_S3_KEY: \$\{S3_KEY:\?\}/)
  expect(site).not.toContain('ROOT')
  for (const [, value] of text.matchAll(/(?:MINIO_ROOT_\w+|POSTGRES_PASSWORD): "?\$\{(\w+)/g))
    expect(value).toContain('ROOT')
  expect(text).not.toContain('POSTGRES_USER')
  const { Statement } = JSON.parse(read('bucket-policy.json')) as {
    Statement: { Resource: string[]; Action: string[] }[]
  }
  for (const { Resource, Action } of Statement) {
    for (const place of Resource) expect(place).toMatch(/^arn:aws:s3:::patisserie(\/\*)?$/)
    expect(Action.join()).not.toContain('*')
  }
})
