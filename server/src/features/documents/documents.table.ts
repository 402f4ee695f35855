/**
 * Documents of customers. Each keeps the id of the upload that it was, and with it the file. A deleted one can be brought back for a
 * short time; then the sweep removes row and file.
 */
import {
  documentTypes,
  documentTypeWords,
  reviewStates,
  uploaderKinds,
  visibilities,
} from '@kervan/domain/documents/document-kinds.ts'
import { paperKinds, papers } from '@kervan/domain/documents/papers.ts'
import { uploadTypes } from '@kervan/domain/documents/upload-rules.ts'
import { users } from '#features/auth/users.table.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { requests } from '#features/requests/requests.table.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import { createdAt, inTurkish, moment } from '#spine/database/columns.ts'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { actorId, everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const words = () => text().notNull().default('')

/** The word of each value, so that people find it by what they read. */
const wordsOf = (column: string, byValue: Record<string, string>) =>
  `case ${column} ${Object.entries(byValue)
    .map(([value, word]) => `when '${value}' then '${word}'`)
    .join(' ')} else '' end`
const paperWords = Object.fromEntries(Object.entries(papers).map(([paper, { word }]) => [paper, word]))

export const documents = pgTable(
  'documents',
  {
    id: uuid().primaryKey(),
    number: text().notNull(),
    customer_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    shipment_id: uuid().references(() => shipments.id, { onDelete: 'set null' }),
    shipment_number: words(),
    request_id: uuid().references(() => requests.id, { onDelete: 'set null' }),
    request_number: words(),
    file_name: text().notNull(),
    file_type: text({ enum: uploadTypes }).notNull(),
    file_size: integer().notNull(),
    /** By customer and time, as people name it; the file itself lies under the id. */
    file_path: text().notNull(),
    /** Of the content: taken once the document is there, since that takes longer than all else. */
    sha256: text(),
    crc32: bigint({ mode: 'number' }),
    document_type: text({ enum: documentTypes }).notNull(),
    /** Which item of the checklist it is. */
    paper: text({ enum: paperKinds }),
    description: words(),
    visibility: text({ enum: visibilities }).notNull().default('customer'),
    uploaded_by: text({ enum: uploaderKinds }).notNull(),
    uploader_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    uploader_name: words(),
    uploaded_at: createdAt(),
    review: text({ enum: reviewStates }).notNull().default('waiting'),
    is_verified: boolean().notNull().generatedAlwaysAs(sql`review = 'verified'`),
    review_reason: words(),
    reviewed_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    reviewed_at: moment(),
    deleted_at: moment(),
    search: text().generatedAlwaysAs(
      sql.raw(
        `kervan_fold(file_name || ' ' || number || ' ' || description || ' ' || shipment_number || ' ' || request_number || ' ' || ${wordsOf('document_type', documentTypeWords)} || ' ' || ${wordsOf('paper', paperWords)})`,
      ),
    ),
  },
  (table) => [
    uniqueIndex('documents_number').on(table.number),
    // What a customer's list and the office's are sorted by.
    index('documents_customer').on(table.customer_id, table.id).where(sql`deleted_at is null`),
    index('documents_customer_name')
      .on(table.customer_id, inTurkish(table.file_name), table.id)
      .where(sql`deleted_at is null`),
    index('documents_name').on(inTurkish(table.file_name), table.id).where(sql`deleted_at is null`),
    index('documents_type').on(table.document_type, table.id).where(sql`deleted_at is null`),
    index('documents_review').on(table.review, table.id).where(sql`deleted_at is null`),
    index('documents_shipment').on(table.shipment_id, table.id),
    index('documents_request').on(table.request_id, table.id),
    index('documents_owner').on(table.customer_id),
    index('documents_uploader').on(table.uploader_id),
    index('documents_reviewer').on(table.reviewed_by),
    index('documents_deleted').on(table.deleted_at).where(sql`deleted_at is not null`),
    index('documents_search').using('gin', sql`search gin_trgm_ops`),
    ...enumChecks(table),
    ...rowPolicies('documents', {
      // Written by the program for them, which takes the file's facts from the upload and nothing from the caller.
      customer: {
        select: sql`customer_id = ${actorId} and visibility = 'customer' and deleted_at is null`,
      },
      staff: { select: everyRow },
      admin: { select: everyRow },
    }),
  ],
)
