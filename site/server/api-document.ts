import type { FastifyInstance } from 'fastify'
import type { Group } from '#contract/endpoint.ts'
import { openApi } from '#kit/http/openapi.ts'
import { sendJson } from '#kit/http/send-json.ts'
import type { Language } from '#rules/language.ts'
import { commonProblems as englishCommon } from '#words/frame/common-problems.en.ts'
import { commonProblems as chineseCommon } from '#words/frame/common-problems.zh.ts'
import { examples } from '../call-examples.ts'
import { site } from '../contract.ts'
import { api as englishApi } from '../words/api.en.ts'
import { api as chineseApi } from '../words/api.zh.ts'
import type { NounWords } from '../words/calls.ts'
import { problems as englishProblems } from '../words/problems.en.ts'
import { problems as chineseProblems } from '../words/problems.zh.ts'

const packs = {
  zh: { api: chineseApi, problems: { ...chineseCommon, ...chineseProblems } },
  en: { api: englishApi, problems: { ...englishCommon, ...englishProblems } },
}

/** A noun's words. The document's nouns are those of the contract, and so are those of the words. */
const nounOf = ({ nouns }: { readonly nouns: NounWords }, noun: string) =>
  nouns[noun as keyof NounWords] as { readonly name: string; readonly calls: Readonly<Record<string, string>> }

/** Serves `/api/openapi.json`, with `?lang=en` in English: input, output and refusals of every call of the groups that are answered. */
export function apiDocument(app: FastifyInstance, origin: string, answered: ReadonlySet<Group>): void {
  const documents = new Map<Language, Buffer>()
  const documentIn = (language: Language): Buffer => {
    const known = documents.get(language)
    if (known) return known
    const { api, problems } = packs[language]
    const inWords = (table: object) => (key: string) => String(Reflect.get(table, key) ?? '')
    const document = openApi({
      features: Object.entries(site)
        .map(([noun, group]) => ({ noun, group }))
        .filter(({ group }) => answered.has(group)),
      origin,
      words: {
        noun: (noun) => nounOf(api, noun).name,
        summary: (noun, call) => nounOf(api, noun).calls[call] ?? '',
        problem: inWords(problems),
        title: api.title,
        description: api.text,
      },
      examples,
    })
    const bytes = Buffer.from(JSON.stringify(document))
    documents.set(language, bytes)
    return bytes
  }
  app.get<{ Querystring: { lang?: string } }>('/api/openapi.json', (request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return sendJson(request, reply, documentIn(request.query.lang === 'en' ? 'en' : 'zh'))
  })
}
