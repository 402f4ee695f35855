/** A connection that stands as the system and takes many small look-ups at once, pipelined: for what every call needs first, its session. */
import type pg from 'pg'
import { corkWrites } from '#spine/database/pipeline/cork-writes.ts'
import { createSteadyConnection } from '#spine/database/steady-connection.ts'

export type Ask = <Row>(question: { name: string; text: string; values: unknown[] }) => Promise<Row[]>
export type SystemLine = { ask: Ask; close(): Promise<void> }

export function createSystemLine(config: pg.ClientConfig): SystemLine {
  const connection = createSteadyConnection(config)
  return {
    async ask<Row>(question: { name: string; text: string; values: unknown[] }) {
      const client = await connection.get()
      corkWrites(client)
      const { rows } = await client.query(question)
      return rows as Row[]
    },
    close: connection.close,
  }
}
