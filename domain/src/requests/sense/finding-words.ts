/** How findings say weights and volumes, and how grave they are. Without zod. */
import { formatVolume, formatWeight } from '#values/format-number.ts'

export const kilograms = (value: number) => formatWeight(plain(value))
export const cubicMetres = (value: number) => formatVolume(plain(value))
/** At most three decimals, never in scientific notation. */
const plain = (value: number) => value.toFixed(3)

export const impossible = { severity: 'impossible' } as const
export const unusual = { severity: 'unusual' } as const
