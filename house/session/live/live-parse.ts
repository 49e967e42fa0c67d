/** An event of the live stream: the present state of a subject. */
export interface LiveEvent {
  readonly id: string
  readonly event: string
  readonly data: Readonly<Record<string, unknown>>
}

/**
 * Creates a parser of server-sent events. Each call takes the next piece of the stream and answers the events completed
 * by it.
 */
export const createEventParser = (): ((piece: string) => LiveEvent[]) => {
  let rest = ''
  return (piece) => {
    rest += piece.replace(/\r/g, '')
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.flatMap(readBlock)
  }
}

function readBlock(block: string): LiveEvent[] {
  const fields = new Map<string, string>()
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':')
    // A line that begins with a colon is a comment: the server's heartbeat.
    if (colon > 0) fields.set(line.slice(0, colon), line.slice(colon + 1).trimStart())
  }
  const event = fields.get('event')
  if (!event) return []
  try {
    const data: unknown = JSON.parse(fields.get('data') ?? '{}')
    if (typeof data !== 'object' || data === null) return []
    return [{ id: fields.get('id') ?? '', event, data: data as LiveEvent['data'] }] // an object, as looked at
  } catch {
    return []
  }
}
