/** Handlers of documents, of a customer's own and of the office's. */
import { documentsContract } from '@kervan/domain/documents/documents.contract.ts'
import { staffDocumentsContract } from '@kervan/domain/documents/staff-documents.contract.ts'
import { addOwnDocument, addStaffDocument } from '#features/documents/add-document.ts'
import {
  editDocument,
  removeDocument,
  restoreDocument,
  reviewDocument,
} from '#features/documents/change-document.ts'
import {
  ownDocumentCounts,
  ownDocumentList,
  staffDocumentCounts,
  staffDocumentList,
} from '#features/documents/documents.list.ts'
import { moveDocument } from '#features/documents/move-document.ts'
import type { WithPreviewLinks } from '#features/documents/preview-links.ts'
import { pageWithLinks, readOwnDocument, readStaffDocument } from '#features/documents/read-document.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { pageFor, queryFor } from '#spine/lists/page-for.ts'

const own = implementContract<typeof documentsContract, WithPreviewLinks>(documentsContract)
const office = implementContract<typeof staffDocumentsContract, WithPreviewLinks>(staffDocumentsContract)

export const documentsHandlers = {
  list: own.list.handler(({ input, context }) =>
    pageWithLinks(context, pageFor(context, ownDocumentList, input)),
  ),
  counts: own.counts.handler(({ input, context }) =>
    ownDocumentCounts(queryFor(context), context.person.id, input),
  ),
  get: own.get.handler(({ input, context }) => readOwnDocument(context, input.id)),
  add: own.add.handler(async ({ input, context }) => {
    const { id } = await addOwnDocument(context, input)
    return readOwnDocument(context, id)
  }),
  edit: own.edit.handler(async ({ input, context }) => {
    await editDocument(context, input)
    return readOwnDocument(context, input.id)
  }),
  remove: own.remove.handler(({ input, context }) => removeDocument(context, input.id)),
  restore: own.restore.handler(async ({ input, context }) => {
    await restoreDocument(context, input.id)
    return readOwnDocument(context, input.id)
  }),
}

export const staffDocumentsHandlers = {
  list: office.list.handler(({ input, context }) =>
    pageWithLinks(context, pageFor(context, staffDocumentList, input)),
  ),
  counts: office.counts.handler(({ input, context }) =>
    staffDocumentCounts(queryFor(context), context.person.id, input),
  ),
  get: office.get.handler(({ input, context }) => readStaffDocument(context, input.id)),
  add: office.add.handler(async ({ input, context }) => {
    const { id } = await addStaffDocument(context, input)
    return readStaffDocument(context, id)
  }),
  edit: office.edit.handler(async ({ input, context }) => {
    await editDocument(context, input)
    return readStaffDocument(context, input.id)
  }),
  review: office.review.handler(async ({ input, context }) => {
    await reviewDocument(context, input)
    return readStaffDocument(context, input.id)
  }),
  move: office.move.handler(async ({ input, context }) => {
    await moveDocument(context, input)
    return readStaffDocument(context, input.id)
  }),
  remove: office.remove.handler(({ input, context }) => removeDocument(context, input.id)),
  restore: office.restore.handler(async ({ input, context }) => {
    await restoreDocument(context, input.id)
    return readStaffDocument(context, input.id)
  }),
}
