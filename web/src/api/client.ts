import type { Endpoint, Out, Sent } from '@patisserie/contract/endpoint'
import {
  authorizationScheme,
  captchaHeader,
  type Envelope,
  idempotencyHeader,
  memberHeader,
} from '@patisserie/contract/envelope'
import { limits } from '@patisserie/rules/limits'
import type { AuthProblem, Problem } from '@patisserie/words/problem'
import { type Answer, answerOf, type Refused, refused } from './answer.ts'
import type { Transport, WireReply } from './transport.ts'

export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** The file of an upload; the input goes along as JSON in the field `fields`. */
  readonly file?: File | undefined
  /** Share of an upload's bytes that are sent, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
  readonly idempotencyKey?: string | undefined
  /** Nobody asked for this call: no dialog, no message. */
  readonly quiet?: boolean | undefined
  /** Nothing that was typed is sent: whoever is signed in may ask. */
  readonly reading?: boolean | undefined
  /** In place of the session's token. */
  readonly token?: string | undefined
}

/** Makes one call of the contract. Never throws but for an abort by its own signal. */
export type Call = <E extends Endpoint>(endpoint: E, input: Sent<E>, options?: CallOptions) => Promise<Answer<Out<E>>>

/** What stands between a call and its answer; each dialog says whether it was passed. */
export interface Gates {
  readonly login: () => Promise<boolean>
  readonly mailCheck: () => Promise<boolean>
  /** Value of the captcha header, null when given up. */
  readonly captcha: (challenge: unknown) => Promise<string | null>
  /** Finishes what was asked by a second step and has its answer; null when given up. */
  readonly totp: (data: unknown) => Promise<Answer<unknown> | null>
  /** The words are another member's than who is signed in: whether they are sent as the latter's all the same. */
  readonly otherMember: () => Promise<boolean>
  /** Says why the account is punished, and until when. */
  readonly black: (notice: unknown) => void
  /** Says which level of privileges is missing. */
  readonly level: (notice: unknown) => void
  /** Shows the message of a gate. */
  readonly tell: (problem: AuthProblem) => void
}

export interface ClientParts {
  readonly transport: Transport
  readonly gates: Gates
  /** Resolves when there are words for a problem. */
  readonly sayable: (problem: Problem) => Promise<void>
  /** Token of the session, empty for guests. */
  readonly token: () => string
  /** Id of the member whose words this tab holds; `0` for a guest, empty while it is not known. */
  readonly writer: () => string
  readonly allGet: boolean
}

/** The site's one client: time-outs, authorization, envelope, and the gates after which a call is made again. */
export const createCall =
  (parts: ClientParts): Call =>
  async (endpoint, input, options = {}) => {
    let captcha: string | undefined
    // What is sent stays its writer's, whoever signs in meanwhile.
    let writer = parts.writer()
    for (let round = 0; ; round++) {
      const answer = await send(parts, endpoint, input, { ...options, captcha, writer })
      if (answer.ok) return answer
      await parts.sayable(answer.refusal)
      if (options.quiet || round === maxRounds) return answer
      if (answer.refusal === 'otherMember') {
        if (!(await parts.gates.otherMember())) return answer
        writer = parts.writer() || writer
        continue
      }
      if (answer.auth === '') return answer
      const pass = await passGate(parts.gates, answer)
      if (!pass) return answer
      // The second step of a log-in answers what the log-in would have.
      if (pass.answer) return pass.answer as Answer<Out<typeof endpoint>>
      captcha = pass.captcha
      // A guest who logs in to send goes on under their own name.
      if (writer === '0') writer = parts.writer()
    }
  }

/** Log-in, verification and a captcha may follow one another. */
const maxRounds = 3

/** How a gate was passed: the call is made again, with a captcha's solution where there is one, or has its answer. */
interface Pass {
  readonly captcha?: string
  readonly answer?: Answer<unknown>
}

/** Null where a gate was not passed. */
const passGate = async (gates: Gates, { auth, data }: Refused): Promise<Pass | null> => {
  if (auth !== '') gates.tell(`auth.${auth}`)
  if (auth === 'captcha') {
    const captcha = await gates.captcha(data)
    return captcha === null ? null : { captcha }
  }
  if (auth === 'login') return (await gates.login()) ? {} : null
  if (auth === 'mailCheck') return (await gates.mailCheck()) ? {} : null
  if (auth === 'totp') {
    const answer = await gates.totp(data)
    return answer && { answer }
  }
  if (auth === 'black') gates.black(data)
  // Without a level nothing more can be said than that it is not allowed.
  if (auth === 'authority' && data) gates.level(data)
  return null
}

const send = async <E extends Endpoint>(
  { transport, token, allGet }: ClientParts,
  endpoint: E,
  input: Sent<E>,
  options: CallOptions & { readonly captcha: string | undefined; readonly writer: string },
): Promise<Answer<Out<E>>> => {
  const upload = endpoint.form === 'upload'
  const method = upload ? 'POST' : allGet && !endpoint.secret ? 'GET' : endpoint.method
  const { path, rest } = fillPath(endpoint.path, input)
  const headers: Record<string, string> = {}
  const bearer = options.token ?? token()
  if (bearer) headers.authorization = `${authorizationScheme} ${bearer}`
  if (options.captcha) headers[captchaHeader] = options.captcha
  if (options.writer && !options.token && !options.reading) headers[memberHeader] = options.writer
  if (options.idempotencyKey) headers[idempotencyHeader] = options.idempotencyKey
  if (method === 'POST' && !upload) headers['content-type'] = 'application/json'
  try {
    const reply = await transport({
      method,
      path: method === 'GET' && rest !== '{}' ? `${path}?${queryOf(endpoint, rest)}` : path,
      headers,
      body: upload ? form(rest, options.file) : method === 'GET' ? null : rest,
      timeoutMs: upload ? limits.uploadTimeoutMs : limits.requestTimeoutMs,
      signal: options.signal,
      onProgress: options.onProgress,
    })
    return read(endpoint, reply)
  } catch (error) {
    if (options.signal?.aborted) throw error
    return refused({ refusal: 'netError2' })
  }
}

/** A call made by GET has its fields in the query; one of POST that is made by GET has its body there. */
const queryOf = ({ method }: Endpoint, rest: string): URLSearchParams =>
  new URLSearchParams(method === 'GET' ? (JSON.parse(rest) as Record<string, string>) : { input: rest }) // fields of a query are strings

/** Only 200 is an answer, and 503, which says that the shop is busy; the outer guard's 429 reads like the limit it is. */
const read = <E extends Endpoint>(endpoint: E, { status, retryAfter, text }: WireReply): Answer<Out<E>> => {
  if (status === 429) {
    const until = new Date(Date.now() + 1000 * (Number(retryAfter) || 1)).toISOString()
    return refused({ refusal: 'tooOften', data: { until }, msg: 'tooOften' })
  }
  const envelope = status === 200 || status === 503 ? parse(text) : null
  return envelope ? answerOf(endpoint, envelope) : refused({ refusal: 'unknownError' })
}

const parse = (text: string): Envelope | null => {
  try {
    const body: unknown = JSON.parse(text)
    // Three fields are looked at; the rest is the server's word.
    return typeof body === 'object' && body !== null && 'auth' in body && 'msg' in body ? (body as Envelope) : null
  } catch {
    return null
  }
}

/** `/hrpy/:id` with its field put in; the other fields as JSON. */
export const fillPath = (path: string, input: unknown): { readonly path: string; readonly rest: string } => {
  const fields = { ...(input as Record<string, unknown>) }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = fields[name]
    delete fields[name]
    return encodeURIComponent(String(value))
  })
  return { path: filled, rest: JSON.stringify(fields) }
}

/** The fields come first, so that the server knows them when the file arrives. */
const form = (fields: string, file: File | undefined): FormData => {
  const data = new FormData()
  data.set('fields', fields)
  if (file) data.set('blob', file, file.name)
  return data
}
