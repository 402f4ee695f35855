/** What lists and pages show of a document, to its customer and to the office. */
import type { OfficeDocument } from '@kervan/domain/documents/document.ts'
import { users } from '#features/auth/users.table.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { documents } from '#features/documents/documents.table.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { alias, and, eq, isNull, or, type SQL, sql } from '#spine/database/drizzle.ts'

export const documentColumns = {
  id: documents.id,
  number: documents.number,
  file_name: documents.file_name,
  file_type: documents.file_type,
  file_size: documents.file_size,
  document_type: documents.document_type,
  paper: documents.paper,
  file_path: documents.file_path,
  description: documents.description,
  is_verified: documents.is_verified,
  review: documents.review,
  review_reason: documents.review_reason,
  reviewed_at: documents.reviewed_at,
  uploaded_by: documents.uploaded_by,
  uploaded_at: documents.uploaded_at,
  shipment_id: documents.shipment_id,
  shipment_number: documents.shipment_number,
  request_id: documents.request_id,
  request_number: documents.request_number,
}

export const reviewer = alias(users, 'reviewer')

/** For rows that are joined to `profiles` and `reviewer`. */
export const officeDocumentColumns = {
  ...documentColumns,
  customer_id: documents.customer_id,
  customer_name: sql<string>`trim(coalesce(${profiles.first_name}, '') || ' ' || coalesce(${profiles.last_name}, ''))`,
  customer_company: sql<string>`coalesce(${profiles.company}, '')`,
  visibility: documents.visibility,
  uploader_name: documents.uploader_name,
  reviewer_name: sql<string>`coalesce(${reviewer.name}, '')`,
  sha256: documents.sha256,
}

export const isKept = isNull(documents.deleted_at)

/** Of a shipment are also those of the request that it came from. */
export function ofMatter(matter: {
  shipment_id?: string | undefined
  request_id?: string | undefined
}): SQL | undefined {
  const { shipment_id, request_id } = matter
  return and(
    shipment_id
      ? or(
          eq(documents.shipment_id, shipment_id),
          // An array, since only with one are they found by the index.
          sql`${documents.request_id} = any(array(select ${shipments.request_id} from ${shipments} where ${eq(shipments.id, shipment_id)}))`,
        )
      : undefined,
    request_id ? eq(documents.request_id, request_id) : undefined,
  )
}

export const ownDocument = (db: Db, customerId: string, id: string) =>
  db
    .select(documentColumns)
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.customer_id, customerId), isKept))

export const officeDocument = (db: Db, id: string): PromiseLike<OfficeDocument[]> =>
  db
    .select(officeDocumentColumns)
    .from(documents)
    .leftJoin(profiles, eq(profiles.id, documents.customer_id))
    .leftJoin(reviewer, eq(reviewer.id, documents.reviewed_by))
    .where(and(eq(documents.id, id), isKept))
