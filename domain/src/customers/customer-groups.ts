/** By what admins let staff group customers. */
export const groupKinds = ['sector', 'segment'] as const
export type GroupKind = (typeof groupKinds)[number]
export const groupKindWords: Record<GroupKind, { one: string; all: string }> = {
  sector: { one: 'sektör', all: 'Sektörler' },
  segment: { one: 'segment', all: 'Segmentler' },
}
