import type { Group, Sent } from './endpoint.ts'

/** Example inputs of calls in groups, by `group.call`: each is an input that the call takes. */
export type CallExamples<Calls> = {
  readonly [Named in NamedCalls<Calls> as Named['name']]?: Named['input']
}

/** Each call of groups with its name and input. */
type NamedCalls<Calls> = {
  [G in keyof Calls & string]: Calls[G] extends Group
    ? {
        [C in keyof Calls[G]['calls'] & string]: { name: `${G}.${C}`; input: Sent<Calls[G]['calls'][C]> }
      }[keyof Calls[G]['calls'] & string]
    : never
}[keyof Calls & string]

/** A text of one paragraph, as the editor makes it. */
export const exampleText = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
})
