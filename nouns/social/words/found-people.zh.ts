/** The people that the site search finds. */
export const foundPeople = {
  name: '人',
  all: (n: string) => `${n} 位`,
}
