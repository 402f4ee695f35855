/** The list of all kinds of long work. */
import { exportableLists } from '#assembly/lists.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { createCopyKind } from '#features/consents/copy-own-data.ts'
import type { WithOwnData } from '#features/consents/own-data.ts'
import { createImportKind, createUndoKind } from '#features/customers/imports/import-customers.ts'
import { createExportKind } from '#features/lists/export-list.ts'
import { createSubscriberImportKind } from '#features/newsletter/subscribers/import-subscribers.ts'
import type { TaskKinds } from '#features/tasks/task-kind.ts'
import type { Services } from '#spine/http/call.ts'

export function createTaskKinds(
  services: Pick<Services, 'actAs' | 'emit' | 'files'> & WithCompany & WithOwnData,
): TaskKinds {
  const kinds = [
    createExportKind(exportableLists, services.actAs),
    createImportKind(services),
    createUndoKind(services),
    createCopyKind(services),
    createSubscriberImportKind(services),
  ]
  return new Map(kinds.map((kind) => [kind.name, kind]))
}
