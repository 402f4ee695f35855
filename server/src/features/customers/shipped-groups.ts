/** The sectors and segments with which an installation starts, as a migration has written them. Admins change them. */
import type { GroupKind } from '@kervan/domain/customers/customer-groups.ts'

export type ShippedGroup = { id: string; kind: GroupKind; name: string; rank: number }

const names: Record<GroupKind, readonly string[]> = {
  sector: [
    'Tekstil',
    'Makine',
    'Gıda',
    'Otomotiv Parça',
    'Mobilya',
    'Seramik',
    'Kimya',
    'Ambalaj',
    'Beyaz Eşya',
    'Mermer',
    'Plastik',
    'Elektronik',
    'Cam',
    'Diğer',
  ],
  segment: ['Kurumsal', 'KOBİ', 'Bireysel', 'Nakliye firması'],
}
const firstNumber: Record<GroupKind, number> = { sector: 1001, segment: 1101 }

const shipped = (kind: GroupKind): ShippedGroup[] =>
  names[kind].map((name, index) => ({
    id: `01900000-0000-7000-8000-${String(firstNumber[kind] + index).padStart(12, '0')}`,
    kind,
    name,
    rank: index + 1,
  }))

export const shippedGroups: readonly ShippedGroup[] = [...shipped('sector'), ...shipped('segment')]

/** Undefined for a name that is not among them. */
export function shippedGroup(kind: GroupKind, name: string): string | undefined {
  return shippedGroups.find((group) => group.kind === kind && group.name === name)?.id
}
