/** RSS and Atom feeds of the clubs. Used on the server only, not in the pack. */
export const clubFeed = {
  title: '社团的新主题',
  description: '各个社团最新的主题',
  titleOf: (club: string) => `${club} · 新主题`,
  descriptionOf: (club: string) => `${club}最新的主题`,
}
