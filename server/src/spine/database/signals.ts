/**
 * Signals: what is said by the way to whoever is connected now, such as that somebody types. They pass all processes as notifications of
 * PostgreSQL and are stored nowhere: whoever is away never learns of them.
 */
import type { Audience, EventDefinition } from '@kervan/domain/live/event.ts'
import type { z } from '@kervan/domain/z.ts'
import type { QueryAsSystem } from '#spine/database/shared-connections.ts'

export const signalChannel = 'kervan_signals'

export type Signal = <Data extends z.ZodType>(
  event: EventDefinition<Data>,
  audiences: readonly Audience[],
  data: z.input<Data>,
) => Promise<void>

/** As it travels between the processes. */
export type PassedSignal = { name: string; audiences: readonly string[]; data: unknown }

export function createSignal(query: QueryAsSystem): Signal {
  return async (event, audiences, given) => {
    const signal: PassedSignal = { name: event.name, audiences, data: event.data.parse(given) }
    await query('select pg_notify($1, $2)', [signalChannel, JSON.stringify(signal)])
  }
}
