/** Starts an export: one click is one task, and what cannot become a file is refused before any work. */
import { mayEnter } from '@kervan/domain/access/roles.ts'
import {
  type ExportFormat,
  exportFormatWords,
  listProblems,
  xlsxMostRows,
} from '@kervan/domain/lists/lists.copy.ts'
import { problems } from '@kervan/domain/problems.ts'
import type { Task } from '@kervan/domain/tasks/tasks.contract.ts'
import { ORPCError } from '@orpc/server'
import { exportKindName } from '#features/lists/export-list.ts'
import type { ExportableList, WithLists } from '#features/lists/exportable-list.ts'
import { startTask } from '#features/tasks/start-task.ts'
import type { WithTaskKinds } from '#features/tasks/task-kind.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

type Wanted = {
  list: string
  format: ExportFormat
  input: Record<string, string>
  ids?: string[] | undefined
  columns?: string[] | undefined
}
const tooMany = { code: 'TOO_MANY_EXPORTS', ...listProblems.TOO_MANY_EXPORTS }

/** A list that the person may not see is none. */
export function listFor(context: SignedInCall<WithLists>, name: string): ExportableList {
  const list = context.services.lists.get(name)
  if (!list || !mayEnter(list.door, context.actor.role)) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
  return list
}

export function startExport(context: SignedInCall<WithLists & WithTaskKinds>, wanted: Wanted): Promise<Task> {
  const list = listFor(context, wanted.list)
  const issues = list
    .check(wanted.input)
    .map(({ path, message }) => ({ path: ['input', ...path].join('.'), message }))
  if (wanted.columns && list.only(wanted.columns).columns.length === 0)
    issues.push({ path: 'columns', message: 'Listede bu sütunlar yok.' })
  if (issues.length > 0) throw new ORPCError('BAD_REQUEST', { ...problems.BAD_REQUEST, data: { issues } })
  const kind = context.services.taskKinds.get(exportKindName)
  if (!kind) throw new Error('Exports are no kind of task.')
  const userId = context.person.id
  return createOnce(context, wanted, async (tx) => {
    if (wanted.format === 'xlsx') {
      const count = await list.count(tx, {
        input: wanted.input,
        ids: wanted.ids,
        personId: userId,
        most: xlsxMostRows,
      })
      if (count !== undefined && count > xlsxMostRows)
        throw new ORPCError('TOO_MANY_ROWS', listProblems.TOO_MANY_ROWS)
    }
    const title = `${list.title} (${exportFormatWords[wanted.format]})`
    return startTask(context.services, tx, { userId, kind, title, input: wanted }, tooMany)
  })
}
