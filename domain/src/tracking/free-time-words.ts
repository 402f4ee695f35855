/** What the two kinds of free time of a container are called. */
export const freeTimeWords = { demurrage: 'Demuraj', detention: 'Detention' } as const
export type FreeTimeKind = keyof typeof freeTimeWords
