/** One document as its customer or the office reads it, with the addresses under which the page shows it. */
import type { OwnDocument, StaffDocument } from '@kervan/domain/documents/document.ts'
import { documentProblems } from '@kervan/domain/documents/documents.copy.ts'
import type { UploadType } from '@kervan/domain/documents/upload-rules.ts'
import type { Page } from '@kervan/domain/values/list.ts'
import { ORPCError } from '@orpc/server'
import { officeDocument, ownDocument } from '#features/documents/documents.queries.ts'
import type { WithPreviewLinks } from '#features/documents/preview-links.ts'
import type { SignedInCall } from '#spine/http/call.ts'

type Context = SignedInCall<WithPreviewLinks>

export function withLinks<Row extends { id: string; file_type: UploadType }>(
  { services, person, surface }: Context,
  row: Row,
) {
  return { ...row, ...services.previewLinks.of(row, { personId: person.id, surface }) }
}

export async function pageWithLinks<Row extends { id: string; file_type: UploadType }>(
  context: Context,
  page: Promise<Page<Row>>,
) {
  const { items, next_cursor } = await page
  return { items: items.map((row) => withLinks(context, row)), next_cursor }
}

export async function readOwnDocument(context: Context, id: string): Promise<OwnDocument> {
  const { services, actor, person } = context
  const [found] = await services.readAs(actor, (db) => ownDocument(db, person.id, id))
  if (!found) throw new ORPCError('NOT_FOUND', documentProblems.NOT_FOUND)
  return withLinks(context, found)
}

export async function readStaffDocument(context: Context, id: string): Promise<StaffDocument> {
  const { services, actor } = context
  const [found] = await services.readAs(actor, (db) => officeDocument(db, id))
  if (!found) throw new ORPCError('NOT_FOUND', documentProblems.NOT_FOUND)
  return withLinks(context, found)
}
