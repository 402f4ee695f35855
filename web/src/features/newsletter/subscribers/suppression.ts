/** Which bars the office may lift: its own, and those of addresses that could not be reached. */
import type { SuppressionReason } from '@kervan/domain/newsletter/subscriber-words.ts'

export const mayLift = (reason: SuppressionReason | null): boolean =>
  reason === 'manual' || reason === 'bounced'
