/** Joins the class names that apply; undefined when none does. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  let joined = ''
  for (const name of names) if (name) joined = joined ? `${joined} ${name}` : name
  return joined || undefined
}
