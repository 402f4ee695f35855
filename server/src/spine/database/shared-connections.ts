/**
 * A few connections that short, frequent statements of many callers share. A pooled connection serves one caller at a time and
 * costs a packet each way; here the statements of all callers travel together, each in a transaction of its own, as its own actor.
 * A statement that may take long does not belong here: those behind it would wait.
 */
import type pg from 'pg'
import { type Actor, identityOf } from '#spine/database/act-as.ts'
import { corkWrites } from '#spine/database/pipeline/cork-writes.ts'
import { sendBatch, toWireValues } from '#spine/database/pipeline/pipelined-batch.ts'
import { setIdentity } from '#spine/database/pipeline/session.ts'
import { createReconnectingClient } from '#spine/database/reconnecting-client.ts'

/** One statement as one actor. */
export type QueryAs = <Row>(actor: Actor, text: string, values: unknown[]) => Promise<Row[]>
export type SharedConnections = { queryAs: QueryAs; close(): Promise<void> }

export function createSharedConnections(config: pg.ClientConfig, count: number): SharedConnections {
  const connections = Array.from({ length: count }, () => ({
    client: createReconnectingClient(config),
    running: 0,
  }))
  return {
    async queryAs<Row>(actor: Actor, text: string, values: unknown[]) {
      const connection = connections.reduce((least, other) => (other.running < least.running ? other : least))
      connection.running += 1
      try {
        const client = await connection.client.get()
        corkWrites(client)
        return await queryInOneBatch<Row>(client, actor, text, values)
      } finally {
        connection.running -= 1
      }
    },
    close: async () => void (await Promise.all(connections.map(({ client }) => client.close()))),
  }
}

/** If the role cannot be taken, the statement is not run. */
async function queryInOneBatch<Row>(client: pg.Client, actor: Actor, text: string, values: unknown[]) {
  let rows: Row[] = []
  let failure: Error | undefined
  const statement = {
    text,
    values: toWireValues(values),
    onResult: (error: Error | null, result: pg.QueryResult) => {
      if (error) failure = error
      else rows = result.rows
    },
  }
  await sendBatch(client, [setIdentity(identityOf(actor)), statement])
  if (failure) throw failure
  return rows
}
