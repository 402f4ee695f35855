/** A point in time on the wire: ISO 8601 in UTC. Screens show it in Europe/Istanbul. */
import { z } from '#z.ts'

export const Moment = z.iso
  .datetime()
  .meta({ description: 'Zaman, UTC', examples: ['2026-03-05T11:30:00.000Z'] })
export type Moment = z.output<typeof Moment>
