/**
 * What a page says to search engines in schema.org's words (JSON-LD). Values of `url`, `image`, `item`, `contentUrl` and
 * `thumbnailUrl` are paths of this site; the document makes them addresses. Only the server makes these: guard calls with
 * `import.meta.env.SSR`, so that browsers do not load them.
 */
export interface Thing {
  readonly '@type': string
  readonly [property: string]: unknown
}

/** Somebody by their public name; a closed account has no page to name. */
export const personThing = (nick: string, id: number, closedName: string): Thing =>
  nick === '' ? { '@type': 'Person', name: closedName } : { '@type': 'Person', name: nick, url: `/p/${id}` }

/** How often something was done: `LikeAction`, `CommentAction`, `FollowAction` or `WriteAction`. */
export const counter = (action: string, count: number): Thing => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${action}`,
  userInteractionCount: count,
})
