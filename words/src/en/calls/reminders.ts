import type { NounWords } from '../../calls.ts'

export const reminders: NounWords['reminders'] = {
  name: 'Reminders',
  calls: {
    fresh: 'New reminders',
    all: 'All reminders, paged',
    read: 'Mark reminders read',
    readAll: 'Mark all read',
  },
}
