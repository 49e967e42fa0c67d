import type { Endpoint, Out, Sent } from '#contract/endpoint.ts'
import {
  authorizationScheme,
  captchaHeader,
  type Envelope,
  idempotencyHeader,
  memberHeader,
} from '#contract/envelope.ts'
import * as limits from '#rules/house-limits.ts'
import type { AuthProblem, Problem } from '#words/problem.ts'
import { type Answer, answerOf, type Refused, refused, wireInput } from './answer.ts'
import type { Transport, WireReply } from './transport.ts'

export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** The file of an upload. The input goes along as JSON in the form field `fields`. */
  readonly file?: File | undefined
  /** Called with the share of an upload's bytes sent so far, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
  readonly idempotencyKey?: string | undefined
  /** The user did not start this call: gates open no dialog and show no message. */
  readonly quiet?: boolean | undefined
  /** This call sends nothing that the user typed, so it goes without the header that names the writer. */
  readonly reading?: boolean | undefined
  /** Used instead of the session's token. */
  readonly token?: string | undefined
}

/**
 * Makes one call of the contract. Rejects only if aborted by its own signal; everything else is answered as a refusal.
 */
export type Call = <E extends Endpoint>(endpoint: E, input: Sent<E>, options?: CallOptions) => Promise<Answer<Out<E>>>

/** Dialogs and messages for refused authorization. Each dialog resolves to whether the user passed it. */
export interface Gates {
  readonly login: () => Promise<boolean>
  readonly mailCheck: () => Promise<boolean>
  /** Resolves to the value of the captcha header; null if the user gave up. */
  readonly captcha: (challenge: unknown) => Promise<string | null>
  /**
   * Asks for the second factor and completes the call with it. Resolves to the call's answer; null if the user gave up.
   */
  readonly totp: (data: unknown) => Promise<Answer<unknown> | null>
  /** The text was typed as another member than the one signed in now. Resolves to whether to send it as the latter. */
  readonly otherMember: () => Promise<boolean>
  /** Shows why the account is flagged, and until when. */
  readonly black: (notice: unknown) => void
  /** Shows which privilege level is missing. */
  readonly level: (notice: unknown) => void
  /** Shows the general message of a gate. */
  readonly tell: (problem: AuthProblem) => void
}

export interface ClientParts {
  readonly transport: Transport
  readonly gates: Gates
  /** Resolves when the words for a problem are loaded, or after a time limit. */
  readonly sayable: (problem: Problem) => Promise<void>
  /** Token of the session; empty for guests. */
  readonly token: () => string
  /** Id of the member whose typed text this tab holds; `0` for a guest, empty while unknown. */
  readonly writer: () => string
  readonly allGet: boolean
}

/**
 * Creates the site's only client. It handles time-outs, authorization and the envelope, and repeats a call after a gate
 * is passed.
 */
export const createCall =
  (parts: ClientParts): Call =>
  async (endpoint, input, options = {}) => {
    let captcha: string | undefined
    // Fixed before the first round: if another member signs in meanwhile, the text is still sent as its writer's.
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
      // The answer of the second factor is also the answer of the log-in call, so nothing is sent again.
      if (pass.answer) return pass.answer as Answer<Out<typeof endpoint>>
      captcha = pass.captcha
      // A guest who passes the log-in gate sends the text as the member they logged in as.
      if (writer === '0') writer = parts.writer()
    }
  }

/** Upper bound of repeats: log-in, e-mail verification and a captcha may follow one another. */
const maxRounds = 3

/**
 * A passed gate: with `answer` the call is done; otherwise it is sent again, with the captcha's solution if there is
 * one.
 */
interface Pass {
  readonly captcha?: string
  readonly answer?: Answer<unknown>
}

/** Opens the gate that the refusal names. Null if the user did not pass it. */
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
  // The server sends no data if it does not name the missing level; then only the general message is shown.
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
  const { path, rest } = fillPath(endpoint.path, wireInput(endpoint, input))
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

/** all query fields are strings */
const queryOf = ({ method }: Endpoint, rest: string): URLSearchParams =>
  new URLSearchParams(method === 'GET' ? (JSON.parse(rest) as Record<string, string>) : { input: rest }) // fields of a query are strings

/** Reads the envelope of a 200 or 503 (busy). A 429 comes from the proxy without an envelope and becomes `tooOften`. */
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
    // Only `auth` and `msg` are checked; the rest is trusted, as it comes from our own server.
    return typeof body === 'object' && body !== null && 'auth' in body && 'msg' in body ? (body as Envelope) : null
  } catch {
    return null
  }
}

/** Fills `:id` in a path such as `/hrpy/:id` from the input; answers the remaining fields as JSON. */
export const fillPath = (path: string, input: unknown): { readonly path: string; readonly rest: string } => {
  const fields = { ...(input as Record<string, unknown>) }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = fields[name]
    delete fields[name]
    return encodeURIComponent(String(value))
  })
  return { path: filled, rest: JSON.stringify(fields) }
}

/** The fields must come before the file, so that the server has read them when the file arrives. */
const form = (fields: string, file: File | undefined): FormData => {
  const data = new FormData()
  data.set('fields', fields)
  if (file) data.set('blob', file, file.name)
  return data
}
