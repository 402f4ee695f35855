/**
 * Lines that short, frequent reads share. A pooled connection serves one read at a time and costs a packet each way; on a line
 * the reads of many callers travel together, each in a transaction of its own, as its own actor. A read that may take long has no
 * place here: those behind it would wait.
 */
import type pg from 'pg'
import { type Actor, roleOf } from '#spine/database/act-as.ts'
import { corkWrites } from '#spine/database/pipeline/cork-writes.ts'
import { sendable, sendBatch } from '#spine/database/pipeline/pipelined-batch.ts'
import { statementName, takeRole } from '#spine/database/pipeline/session.ts'
import { createSteadyConnection } from '#spine/database/steady-connection.ts'

export type SharedRead = <Row>(actor: Actor, text: string, values: unknown[]) => Promise<Row[]>
export type SharedReader = { read: SharedRead; close(): Promise<void> }

/** More would only take turns on the machine's cores; a second one is there so that a slow read holds up half of them at most. */
const lineCount = 2

export function createSharedReader(config: pg.ClientConfig): SharedReader {
  const lines = Array.from({ length: lineCount }, () => ({
    steady: createSteadyConnection(config),
    busy: 0,
  }))
  return {
    async read<Row>(actor: Actor, text: string, values: unknown[]) {
      const line = lines.reduce((least, other) => (other.busy < least.busy ? other : least))
      line.busy += 1
      try {
        const client = await line.steady.get()
        corkWrites(client)
        return await readInOneUnit<Row>(client, actor, text, values)
      } finally {
        line.busy -= 1
      }
    },
    close: async () => void (await Promise.all(lines.map(({ steady }) => steady.close()))),
  }
}

/** Role, person and query with one answer; if taking the role fails, the query is not run. */
async function readInOneUnit<Row>(client: pg.Client, actor: Actor, text: string, values: unknown[]) {
  let rows: Row[] = []
  let unread: Error | undefined
  const query = {
    name: statementName(text),
    text,
    values: sendable(values),
    tell: (error: Error | null, answer: pg.QueryResult) => {
      if (error) unread = error
      else rows = answer.rows
    },
  }
  await sendBatch(client, [takeRole(roleOf(actor)), query])
  if (unread) throw unread
  return rows
}
