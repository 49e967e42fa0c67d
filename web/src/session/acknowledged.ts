import { unwrapList, wrapList } from '@patisserie/rules/text'
import { readStored, storageKeys, store } from './storage.ts'

/** Ids of the reminders this browser has shown as seen, newest last. */
export const acknowledgedReminders = (): readonly string[] => unwrapList(readStored(storageKeys.acknowledged))

export const acknowledgeReminder = (id: string): void => {
  const others = acknowledgedReminders().filter((other) => other !== id)
  store(storageKeys.acknowledged, wrapList([...others, id].slice(-most)))
}

const most = 500
