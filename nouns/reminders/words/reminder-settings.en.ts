import type { reminderSettings as zh } from './reminder-settings.zh.ts'

/** The section "reminders" of the settings. Loaded with it. */
export const reminderSettings: typeof zh = {
  section: { name: 'Reminders', text: 'Kinds, digest mails, quiet hours' },
  failed: 'The settings of reminders did not load',
  digest: {
    title: 'Digest mails',
    text: 'One mail with the reminders you have not seen. It leaves out what you have seen and what was removed or hidden since; with nothing new, no mail is sent. Every mail has a link that stops them with one press.',
    label: 'How often',
    off: 'Never',
    daily: 'Daily',
    weekly: 'On Mondays',
    next: (when) => `Next one: after ${when}, Beijing time`,
    none: 'None is sent at present.',
    unverified: 'Verify your email first: an address that is not verified may be somebody else’s.',
    messages: 'Also say how many conversations have unread messages',
    messagesHint: 'Only the number, never the words.',
  },
  quiet: {
    title: 'Quiet hours',
    text: 'Reminders are still kept, and the number on the bell stays right. But nothing pops up to announce them, and no digest is sent; one that is due waits until the end.',
    on: 'Be quiet for some hours every day',
    from: 'From',
    to: 'To',
    zone: 'Beijing time. A beginning later than the end runs over midnight.',
    hour: (hour) => `${String(hour).padStart(2, '0')}:00`,
  },
  kinds: {
    title: 'Kinds',
    text: 'With “Site” off, reminders of the kind are not kept from now on. With “Mail” off, they are only left out of digests.',
    kind: 'Kind',
    site: 'Site',
    mail: 'Mail',
    siteOf: (kind) => `${kind}: on the site`,
    mailOf: (kind) => `${kind}: in digest mails`,
  },
  locked: {
    own: 'Always on: it says what staff or a keeper did with something of yours.',
    asked: 'Always on: it answers a claim of yours.',
    account: 'Always on: it is about your account.',
  },
}
