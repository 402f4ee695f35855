/** The kind of task that writes a list to a file: page by page, with the person's own rights. */
import { Readable } from 'node:stream'
import { mayEnter } from '@kervan/domain/access/roles.ts'
import { exportFormats, ListName } from '@kervan/domain/lists/exports.contract.ts'
import { listProblems, mostUnfinishedExports, xlsxMostRows } from '@kervan/domain/lists/lists.copy.ts'
import { problems } from '@kervan/domain/problems.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { z } from '@kervan/domain/z.ts'
import { csvHead, csvLines } from '#features/lists/csv.ts'
import type { CellValue, ExportableList, ExportableLists } from '#features/lists/exportable-list.ts'
import { writeXlsx } from '#features/lists/xlsx.ts'
import { defineTaskKind, type TaskKind, TaskRefusal, type TaskRun } from '#features/tasks/task-kind.ts'
import type { ActAs } from '#spine/database/act-as.ts'

const ExportInput = z.object({
  list: ListName,
  format: z.enum(exportFormats),
  input: z.record(z.string(), z.string()),
  ids: z.array(z.string()).optional(),
  columns: z.array(z.string()).optional(),
})
type ExportInput = z.output<typeof ExportInput>

export const exportKindName = 'export'
const pageSize = 1_000
/** For more rows the progress says how many are done, not of how many: counting them would take too long. */
const mostCounted = 250_000
const fileTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export function createExportKind(lists: ExportableLists, actAs: ActAs): TaskKind {
  return defineTaskKind<ExportInput>({
    name: exportKindName,
    mostUnfinished: mostUnfinishedExports,
    parse: (input) => ExportInput.parse(input),
    async run(task) {
      const { format, columns } = task.input
      const whole = lists.get(task.input.list)
      if (!whole || !mayEnter(whole.door, task.actor.role)) throw new TaskRefusal(problems.FORBIDDEN.message)
      const list = columns ? whole.only(columns) : whole
      const pages = readPages(list, task, actAs)
      const name = `${list.title} ${dayInIstanbul(new Date())}.${format}`
      const chunks = format === 'csv' ? csvChunks(list, pages) : xlsxChunks(list, pages, task.signal)
      return {
        name,
        type: fileTypes[format],
        body: Readable.from(chunks, { objectMode: false, signal: task.signal }),
      }
    },
  })
}

/** Each page in a transaction of its own: an export takes longer than any transaction may. */
async function* readPages(
  list: ExportableList,
  { input: { format, input, ids }, actor, signal, report }: TaskRun<ExportInput>,
  actAs: ActAs,
): AsyncGenerator<CellValue[][]> {
  const most = format === 'xlsx' ? xlsxMostRows : Number.POSITIVE_INFINITY
  const asked = { input, ids, personId: actor.userId }
  const counted = await actAs(actor, (tx) => list.count(tx, { ...asked, most: mostCounted }))
  const total = counted === undefined || counted > mostCounted ? null : counted
  let done = 0
  let after: string | undefined
  do {
    signal.throwIfAborted()
    const page = await actAs(actor, (tx) => list.readCells(tx, { ...asked, limit: pageSize, after }))
    done += page.items.length
    if (done > most) throw new TaskRefusal(listProblems.TOO_MANY_ROWS.message)
    report(done, total)
    yield page.items
    after = page.next_cursor ?? undefined
  } while (after)
  report(done, done)
}

async function* csvChunks({ columns }: ExportableList, pages: AsyncIterable<CellValue[][]>) {
  yield csvHead(columns)
  for await (const rows of pages) yield csvLines(columns, rows)
}

async function* xlsxChunks(
  { title, columns }: ExportableList,
  pages: AsyncIterable<CellValue[][]>,
  signal: AbortSignal,
) {
  yield await writeXlsx({ title, columns: [...columns] }, pages, signal)
}
