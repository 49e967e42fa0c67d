import type { blockedPeople as zh } from './blocked-people.zh.ts'

export const blockedPeople: typeof zh = {
  section: { name: 'Blocked people', text: 'Whom you keep away' },
  text: 'People you block cannot follow you, comment on your runs or like them; neither can you theirs. Their floors and comments are folded away. They are not told.',
  empty: 'You block nobody',
  since: 'Blocked',
  failed: 'The list did not arrive',
}
