/** How a page is laid out, as far as its skeleton shows it. */
export type Shape = 'home' | 'list' | 'clubs' | 'club' | 'topic' | 'run' | 'wall' | 'painting' | 'person' | 'text'

/** The shape of the page at an address. */
export function shapeOf(pathname: string, search: Readonly<Record<string, unknown>>): Shape {
  if (pathname === '/ms') return search.t ? 'topic' : search.m ? 'club' : 'clubs'
  return places.find(([place]) => place.test(pathname))?.[1] ?? 'text'
}

const places: readonly (readonly [RegExp, Shape])[] = [
  [/^\/$/, 'home'],
  [/^\/r\//, 'run'],
  [/^\/(rpy|jf|reminders|favourites|messages|statement|search|rpy\/archive)$/, 'list'],
  [/^\/(painting|dragonball)$/, 'wall'],
  [/^\/e\//, 'painting'],
  [/^\/p\//, 'person'],
]
