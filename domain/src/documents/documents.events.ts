/** Events of documents, for staff and, where they may see it, their customer. */
import { documentTypes, uploaderKinds, visibilities } from '#documents/document-kinds.ts'
import { paperKinds } from '#documents/papers.ts'
import { defineEvent } from '#live/event.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

export const documentChanges = [
  'added',
  'edited',
  'moved',
  'deleted',
  'restored',
  'verified',
  'refused',
] as const
export type DocumentChangeKind = (typeof documentChanges)[number]

/** A colleague asks a customer for papers. */
export const documentAsked = defineEvent(
  'document.asked',
  z.object({
    customer_id: Id,
    papers: z.array(z.enum(paperKinds)),
    note: z.string(),
    shipment_id: Id.nullable(),
    shipment_number: z.string(),
    request_id: Id.nullable(),
    request_number: z.string(),
  }),
)

export const documentChanged = defineEvent(
  'document.changed',
  z.object({
    document_id: Id,
    change: z.enum(documentChanges),
    customer_id: Id,
    number: z.string(),
    file_name: z.string(),
    document_type: z.enum(documentTypes),
    visibility: z.enum(visibilities),
    uploaded_by: z.enum(uploaderKinds),
    reason: z.string(),
    shipment_id: Id.nullable(),
    shipment_number: z.string(),
    request_id: Id.nullable(),
    request_number: z.string(),
    /** Whose it was until it was moved; null where it was no shipment's, or has not moved. */
    left_shipment_id: Id.nullable().default(null),
    /** It came with a message of the chat, which is told of by itself. */
    is_of_message: z.boolean().default(false),
  }),
)
