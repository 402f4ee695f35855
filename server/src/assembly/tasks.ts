/** The list of all kinds of long work. */
import { exportableLists } from '#assembly/lists.ts'
import { createExportKind } from '#features/lists/export-list.ts'
import type { TaskKinds } from '#features/tasks/task-kind.ts'
import type { ActAs } from '#spine/database/act-as.ts'

export function createTaskKinds(actAs: ActAs): TaskKinds {
  const kinds = [createExportKind(exportableLists, actAs)]
  return new Map(kinds.map((kind) => [kind.name, kind]))
}
