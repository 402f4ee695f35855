/** The list of all kinds of long work. */
import { exportableLists } from '#assembly/lists.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { createImportKind, createUndoKind } from '#features/customers/imports/import-customers.ts'
import { createExportKind } from '#features/lists/export-list.ts'
import type { TaskKinds } from '#features/tasks/task-kind.ts'
import type { Services } from '#spine/http/call.ts'

export function createTaskKinds(services: Pick<Services, 'actAs' | 'emit'> & WithCompany): TaskKinds {
  const kinds = [
    createExportKind(exportableLists, services.actAs),
    createImportKind(services),
    createUndoKind(services),
  ]
  return new Map(kinds.map((kind) => [kind.name, kind]))
}
