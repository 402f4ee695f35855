/** A point in time in the API: ISO 8601 in UTC. Screens show it in Europe/Istanbul. */
import { z } from '#z.ts'

/** From 1970 to 2199: nothing here is older or later. */
const knownYears = /^(19[7-9]|2[01]\d)\d-/

export const Moment = z.iso
  .datetime()
  .refine((moment) => knownYears.test(moment), 'Geçerli bir zaman girin.')
  .meta({ description: 'Zaman, UTC', examples: ['2026-03-05T11:30:00.000Z'] })
export type Moment = z.output<typeof Moment>
