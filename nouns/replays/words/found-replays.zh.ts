/** The replays that the site search finds. */
export const foundReplays = {
  name: '录像',
  all: (n: string) => `${n} 份`,
}
