/** A customer's own documents, the office's list of everybody's, and how many each filter shows. */
import type {
  Document,
  DocumentCountInput,
  DocumentListInput,
  OfficeDocument,
  StaffDocumentCountInput,
  StaffDocumentListInput,
} from '@kervan/domain/documents/document.ts'
import { documentTypes, reviewStates } from '@kervan/domain/documents/document-kinds.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import {
  documentColumns,
  isKept,
  officeDocumentColumns,
  ofMatter,
  reviewer,
} from '#features/documents/documents.queries.ts'
import { documents } from '#features/documents/documents.table.ts'
import { eq, type SQL, sql } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import type { ListQuery } from '#spine/lists/list-query.ts'
import { by, byAge, byChoice, isChoice, isPerson, textKey } from '#spine/lists/sorts.ts'

export const ownDocumentList = defineList<Document, DocumentListInput>({
  name: 'own-documents',
  isOwn: true,
  table: documents,
  columns: documentColumns,
  sorts: { created: byAge, name: by(textKey(documents.file_name)) },
  filters: ({ type, review, ...matter }, personId) => [
    eq(documents.customer_id, personId ?? ''),
    isKept,
    type && isChoice(documents.document_type, type),
    review && isChoice(documents.review, review),
    ofMatter(matter),
  ],
  search: { has: (pattern) => sql`${documents.search} like ${pattern}` },
})

export const staffDocumentList = defineList<OfficeDocument, StaffDocumentListInput>({
  name: 'staff-documents',
  table: documents,
  columns: officeDocumentColumns,
  joins: sql`left join ${profiles} on ${eq(profiles.id, documents.customer_id)}
    left join users as ${reviewer} on ${eq(reviewer.id, documents.reviewed_by)}`,
  sorts: {
    created: byAge,
    name: by(textKey(documents.file_name)),
    type: byChoice(documents.document_type, documentTypes),
    review: byChoice(documents.review, reviewStates),
  },
  filters: ({ type, review, visibility, customer_id, ...matter }, _, is) => [
    isKept,
    type && is(documents.document_type, type),
    review && is(documents.review, review),
    visibility && isChoice(documents.visibility, visibility),
    customer_id ? isPerson(documents.customer_id, customer_id) : undefined,
    ofMatter(matter),
  ],
  search: {
    has: (pattern) =>
      sql`(${documents.search} like ${pattern} or (select c.search from profiles c where c.id = ${documents.customer_id}) like ${pattern})`,
    withOther: {
      hasByIndex: (pattern) =>
        sql`(${documents.search} like ${pattern} or ${documents.customer_id} = any(array(select c.id from profiles c where c.search like ${pattern})))`,
      hasAmongMany: (pattern) =>
        sql`(${documents.search} like ${pattern} or ${documents.customer_id} in (select c.id from profiles c where c.search like ${pattern}))`,
    },
  },
})

/** Of every type and every state of review. */
const counted = Object.fromEntries([
  ...documentTypes.map((type) => [type, isChoice(documents.document_type, type)]),
  ...reviewStates.map((state) => [state, isChoice(documents.review, state)]),
]) as Record<(typeof documentTypes)[number] | (typeof reviewStates)[number], SQL>

export function ownDocumentCounts(query: ListQuery, personId: string, input: DocumentCountInput) {
  return ownDocumentList.counts(query, personId, input, { total: undefined, ...counted })
}

export function staffDocumentCounts(query: ListQuery, personId: string, input: StaffDocumentCountInput) {
  const internal = isChoice(documents.visibility, 'internal')
  return staffDocumentList.countsIfFew(query, personId, input, { total: undefined, ...counted, internal })
}
