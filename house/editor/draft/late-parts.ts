/** Parts of the editor that few drafts need: one late chunk, since each chunk's name costs bytes in the editor. */
export { FoundDraft } from './found-draft.tsx'
export { GuestCopy } from './guest-copy.tsx'
export { MailFirst } from './mail-first.tsx'
export { NewerDraft } from './newer-draft.tsx'
export { OtherTabs } from './tabs/other-tabs.tsx'
