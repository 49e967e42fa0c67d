import type { FastifyInstance } from 'fastify'
import type { Group } from '#contract/endpoint.ts'
import { openApi } from '#kit/http/openapi.ts'
import { sendJson } from '#kit/http/send-json.ts'
import type { Language } from '#rules/language.ts'
import type { CallWords } from '#words/call-words.ts'
import { commonProblems as englishCommon } from '#words/frame/common-problems.en.ts'
import { commonProblems as chineseCommon } from '#words/frame/common-problems.zh.ts'
import { site } from '../contract.ts'
import { nouns } from '../nouns.ts'
import { api as englishApi } from '../words/api.en.ts'
import { api as chineseApi } from '../words/api.zh.ts'
import { callExamples } from './call-examples.ts'

const packs = {
  zh: { api: chineseApi, house: () => import('#words/calls/index.zh.ts'), common: chineseCommon },
  en: { api: englishApi, house: () => import('#words/calls/index.en.ts'), common: englishCommon },
}

/** What calls do and refuse, in one language: of every group its words, and of all groups the refusals. */
async function wordsIn(language: Language) {
  const { api, house, common } = packs[language]
  const said = await Promise.all([house(), ...Object.values(nouns).map(({ words }) => words[language]())])
  const groups: Readonly<Record<string, CallWords<Group>>> = Object.assign({}, ...said)
  const problems: Readonly<Record<string, string>> = Object.assign({}, common, ...said.map(({ refusals }) => refusals))
  return { api, groups, problems }
}

/** Serves `/api/openapi.json`, with `?lang=en` in English: input, output and refusals of every call of the groups that are answered. */
export function apiDocument(app: FastifyInstance, origin: string, answered: ReadonlySet<Group>): void {
  const documents = new Map<Language, Buffer>()
  const documentIn = async (language: Language): Promise<Buffer> => {
    const known = documents.get(language)
    if (known) return known
    const { api, groups, problems } = await wordsIn(language)
    const document = openApi({
      features: Object.entries(site)
        .map(([noun, group]) => ({ noun, group }))
        .filter(({ group }) => answered.has(group)),
      origin,
      words: {
        noun: (noun) => groups[noun]?.name ?? '',
        summary: (noun, call) => groups[noun]?.calls[call] ?? '',
        problem: (key) => problems[key] ?? '',
        title: api.title,
        description: api.text + (answered.has(site.tokens) ? api.scripts : ''),
      },
      examples: await callExamples(),
    })
    const bytes = Buffer.from(JSON.stringify(document))
    documents.set(language, bytes)
    return bytes
  }
  app.get<{ Querystring: { lang?: string } }>('/api/openapi.json', async (request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return sendJson(request, reply, await documentIn(request.query.lang === 'en' ? 'en' : 'zh'))
  })
}
