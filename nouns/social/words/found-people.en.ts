import type { foundPeople as zh } from './found-people.zh.ts'

export const foundPeople: typeof zh = {
  name: 'People',
  all: (n) => `all ${n}`,
}
