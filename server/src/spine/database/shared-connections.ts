/**
 * Connections that short, frequent statements of many callers share. A pooled connection serves one caller at a time and costs a
 * packet each way; here the statements of all callers travel together, each a transaction of its own. A statement that may take
 * long does not belong here: those behind it would wait.
 */
import type pg from 'pg'
import { type Actor, identityOf } from '#spine/database/act-as.ts'
import { type Statement, sendBatch, toWireValues } from '#spine/database/pipeline/pipelined-batch.ts'
import { setIdentity } from '#spine/database/pipeline/session.ts'
import { createReconnectingClient } from '#spine/database/reconnecting-client.ts'

/** One statement as one actor. */
export type QueryAs = <Row>(actor: Actor, text: string, values: unknown[]) => Promise<Row[]>
export type SharedConnections = { queryAs: QueryAs; close(): Promise<void> }

/** More would only take turns on the machine's cores; with two, a slow statement holds up at most half of the others. */
const connectionCount = 2

export function createSharedConnections(config: pg.ClientConfig): SharedConnections {
  const connections = Array.from({ length: connectionCount }, () => ({
    client: createReconnectingClient(config),
    running: 0,
  }))
  return {
    async queryAs<Row>(actor: Actor, text: string, values: unknown[]) {
      const connection = connections.reduce((least, other) => (other.running < least.running ? other : least))
      connection.running += 1
      try {
        return await query<Row>(await connection.client.get(), text, values, [setIdentity(identityOf(actor))])
      } finally {
        connection.running -= 1
      }
    },
    close: async () => void (await Promise.all(connections.map(({ client }) => client.close()))),
  }
}

/** One statement with the system's rights. */
export type QueryAsSystem = <Row>(text: string, values: unknown[]) => Promise<Row[]>
export type SystemConnection = { query: QueryAsSystem; close(): Promise<void> }

/** `config` connects in the system's role, which saves setting it each time. */
export function createSystemConnection(config: pg.ClientConfig): SystemConnection {
  const client = createReconnectingClient({ ...config, query_timeout: 5_000 })
  return {
    query: async <Row>(text: string, values: unknown[]) => query<Row>(await client.get(), text, values),
    close: client.close,
  }
}

type Given = [client: pg.Client, text: string, values: unknown[], before?: Statement[]]

/** Again where the call that was to prepare the statement has failed, and this one was already on its way behind it. */
async function query<Row>(...given: Given): Promise<Row[]> {
  for (;;) {
    try {
      return await queryOnce<Row>(...given)
    } catch (error) {
      if ((error as { code?: string }).code !== notPrepared) throw error
    }
  }
}

const notPrepared = '26000'

/** If one of the statements before it fails, the statement is not run. */
async function queryOnce<Row>(...[client, text, values, before = []]: Given): Promise<Row[]> {
  let rows: Row[] = []
  let failure: Error | undefined
  const statement: Statement = {
    text,
    values: toWireValues(values),
    onResult: (error, result) => {
      if (error) failure = error
      else rows = result.rows
    },
  }
  await sendBatch(client, [...before, statement])
  if (failure) throw failure
  return rows
}
