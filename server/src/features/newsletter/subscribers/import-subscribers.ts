/** The kind of task that takes the rows of a file of subscribers or refusals. It goes on where it was after a kill: what becomes of a row commits with it. */
import {
  readImportedSubscriber,
  type SubscriberMeanings,
} from '@kervan/domain/newsletter/imported-subscriber.ts'
import { subscribersImported } from '@kervan/domain/newsletter/newsletter.events.ts'
import type { ImportKind } from '@kervan/domain/newsletter/subscribers.copy.ts'
import { z } from '@kervan/domain/z.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { type TakenRow, takeRefusal, takeSubscriber } from '#features/newsletter/subscribers/take-consent.ts'
import { defineTaskKind, type TaskKind } from '#features/tasks/task-kind.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

export const subscriberImportKind = 'subscriber-import'
const batchSize = 200
type Needed = Pick<Services, 'actAs' | 'emit'> & WithCompany
type Row = { line: number; cells: string[] }
type Brought = { kind: ImportKind; meanings: SubscriberMeanings | null }

export function createSubscriberImportKind(services: Needed): TaskKind {
  return defineTaskKind({
    name: subscriberImportKind,
    mostUnfinished: 2,
    parse: (input) => z.object({ import_id: z.string() }).parse(input),
    async run({ input: { import_id }, actor, signal, report }) {
      const [known] = await services.actAs(actor, (tx) =>
        tx.query<Brought & { row_count: number; open: number }>(
          `select kind, meanings, row_count, (select count(*)::int from newsletter_import_rows r where r.import_id = i.id and r.outcome is null) as open
           from newsletter_imports i where id = $1`,
          [import_id],
        ),
      )
      if (!known) return undefined
      for (let done = known.row_count - known.open; ; ) {
        signal.throwIfAborted()
        report(done, known.row_count)
        const rows = await services.actAs(actor, (tx) =>
          takeRows(tx, services, import_id, known, actor.userId),
        )
        if (rows === 0) break
        done += rows
      }
      return undefined
    },
  })
}

async function takeRows(
  tx: Transaction,
  services: Needed,
  importId: string,
  brought: Brought,
  userId: string,
): Promise<number> {
  tx.bePatient({ statement: 30, transaction: 60 })
  const rows = await tx.query<Row>(
    `select line, cells from newsletter_import_rows where import_id = $1 and outcome is null order by line limit ${batchSize} for update`,
    [importId],
  )
  const done: (TakenRow & { line: number })[] = []
  for (const { line, cells } of rows)
    done.push({ line, ...(await takeOne(tx, services, brought, cells, userId)) })
  await tx.query(
    `update newsletter_import_rows r set outcome = d.outcome, problem = d.problem
     from jsonb_to_recordset($2) as d(line int, outcome text, problem text) where r.import_id = $1 and r.line = d.line`,
    [importId, JSON.stringify(done)],
  )
  await services.emit(tx, subscribersImported, ['staff'], { import_id: importId })
  return rows.length
}

async function takeOne(
  tx: Transaction,
  services: Needed,
  { kind, meanings }: Brought,
  cells: readonly string[],
  recorded_by: string,
): Promise<TakenRow> {
  const read = readImportedSubscriber(cells, meanings ?? [], kind, new Date())
  if ('problem' in read) return { outcome: 'wrong', problem: read.problem, id: null }
  const { consent_at: at, consent_source: source, note, email, name, language, recipient_type } = read
  if (kind === 'refusals')
    return takeRefusal(tx, services, {
      email,
      source: source ?? 'HS_KARAR',
      at: at ?? new Date(),
      note,
      recorded_by,
    })
  return takeSubscriber(tx, services, {
    email,
    name,
    language,
    recipient_type,
    subscription_source: 'import',
    consent: at && source && note ? { source, at, note } : null,
    recorded_by,
  })
}
