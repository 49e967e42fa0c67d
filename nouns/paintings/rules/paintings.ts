/** By what right somebody shows a work here: it is theirs, or its author allowed it. */
export const paintingRights = ['mine', 'permission'] as const
export type PaintingRights = (typeof paintingRights)[number]

/** What a viewer is told before the picture is shown, which stays blurred until then; empty for nothing. */
export const contentNotes = ['', 'gore', 'spoiler'] as const
export type ContentNote = (typeof contentNotes)[number]

/** Why somebody goes on although a work looks like an earlier one. */
export const alikeReasons = ['otherVersion', 'permission', 'notAlike'] as const
export type AlikeReason = (typeof alikeReasons)[number]

/** What a report is about. Reports of `forbidden` (sexual pictures, photographs, real people) are looked at first. */
export const paintingFaults = ['forbidden', 'rights', 'unmarked', 'other'] as const
export type PaintingFault = (typeof paintingFaults)[number]

/** What anybody sees who looks at the work. Whose it is, and what else is wrong, has to be shown by who says so. */
export const seenFaults: readonly PaintingFault[] = ['forbidden', 'unmarked']

/** Reports of `forbidden` by different people that hide a work until staff have looked. */
export const hidingReports = 3

export const paintingSorts = ['time', 'likes', 'comments'] as const
export type PaintingSort = (typeof paintingSorts)[number]

export const paintingPeriods = ['', 'day', 'week', 'month', 'year'] as const
export type PaintingPeriod = (typeof paintingPeriods)[number]
