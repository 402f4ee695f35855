/** The office's documents: all customers' in one list, adding for a customer, and saying whether one is right. */
import {
  DeletedDocument,
  DocumentChange,
  NewStaffDocument,
  StaffDocument,
  StaffDocumentCountInput,
  StaffDocumentCounts,
  StaffDocumentListInput,
} from '#documents/document.ts'
import { reviewStates, visibilities } from '#documents/document-kinds.ts'
import { documentProblems } from '#documents/documents.copy.ts'
import { problems } from '#problems.ts'
import { creating, keyErrors, staffProcedure } from '#procedure.ts'
import { choice, optionalText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { pageOf } from '#values/list.ts'
import { z } from '#z.ts'

const tags = ['Belgeler']
const documentId = { id: Id.describe('Belgenin kimliği') }
const { NOT_FOUND, TOO_LATE, UNKNOWN_UPLOAD, UNKNOWN_MATTER, UNKNOWN_CUSTOMER, NO_ROOM, REASON_MISSING } =
  documentProblems
const { OTHER_CUSTOMER } = documentProblems
const { STALE } = problems

export const DocumentReview = z.object({
  ...documentId,
  review: choice(['verified', 'refused'], 'Doğru mu, değil mi'),
  reason: optionalText(500, 'Neden reddedildiği; müşteri okur', 'Fatura okunmuyor, yeniden tarayın'),
  seen: choice(reviewStates, 'İncelemenin sayfada görünen durumu; bu arada değiştiyse reddedilir'),
})
export type DocumentReview = z.output<typeof DocumentReview>

/** Both null where it belongs to its customer alone. */
const matter = {
  shipment_id: Id.nullable().describe('Gönderi; yoksa null').default(null),
  request_id: Id.nullable().describe('Talep; gönderi verilirse gerekmez, ikisi de yoksa null').default(null),
}
export const DocumentMove = z.object({
  ...documentId,
  ...matter,
  seen: z
    .object(matter)
    .describe('Belgenin sayfada görünen gönderisi ve talebi; bu arada değiştiyse reddedilir'),
})
export type DocumentMove = z.output<typeof DocumentMove>

export const staffDocumentsContract = {
  list: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/documents',
      tags,
      summary: 'Bütün belgeler',
      description:
        'Sıralanmazsa en yenisi başta; müşteriyle, gönderiyle, taleple, türle, incelemeyle ve kimin gördüğüyle süzülebilir.',
      successDescription: 'Belgelerin bir sayfası',
    })
    .input(StaffDocumentListInput)
    .output(pageOf(StaffDocument)),
  counts: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/document-counts',
      tags,
      summary: 'Belgelerin sayıları',
      description: 'Her türden ve her durumda kaç belge olduğu; arama ve müşteri verilirse onların içinde.',
      successDescription: 'Süzgeçlere göre sayılar',
    })
    .input(StaffDocumentCountInput)
    .output(StaffDocumentCounts),
  get: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/documents/{id}',
      tags,
      summary: 'Bir belge, ofis için',
      description: 'Dosyası /api/documents/{id}/file?surface=office adresinden iner.',
      successDescription: 'Belgenin bilgileri',
    })
    .errors({ NOT_FOUND })
    .input(z.object(documentId))
    .output(StaffDocument),
  add: staffProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/staff/documents',
      tags,
      summary: 'Müşteri için belge ekle',
      description:
        'POST /api/uploads ile yüklenen dosyayı müşterinin belgesi yapar. Müşterinin gördüğü bir belge ona bildirilir.',
      successDescription: 'Eklenen belge',
      successStatus: 201,
    })
    .errors({ ...keyErrors, UNKNOWN_UPLOAD, UNKNOWN_MATTER, UNKNOWN_CUSTOMER, NO_ROOM })
    .input(NewStaffDocument)
    .output(StaffDocument),
  edit: staffProcedure
    .route({
      method: 'PUT',
      path: '/staff/documents/{id}',
      tags,
      summary: 'Belgeyi adlandır, ofis için',
      description:
        'Belgenin türü, açıklaması ve kimin gördüğü. Müşterinin yüklediği belgeyi müşteri hep görür.',
      successDescription: 'Belgenin yeni hâli',
    })
    .errors({ NOT_FOUND })
    .input(
      DocumentChange.extend({
        ...documentId,
        visibility: choice(visibilities, 'Müşteri de mi görür, yalnızca ofis mi').optional(),
      }),
    )
    .output(StaffDocument),
  review: staffProcedure
    .route({
      method: 'PUT',
      path: '/staff/documents/{id}/review',
      tags,
      summary: 'Belgeyi onayla veya reddet',
      description: 'Reddetmek için neden gerekir. Müşteriye bir kez bildirilir.',
      successDescription: 'Belgenin yeni hâli',
    })
    .errors({ NOT_FOUND, STALE, REASON_MISSING })
    .input(DocumentReview)
    .output(StaffDocument),
  move: staffProcedure
    .route({
      method: 'PUT',
      path: '/staff/documents/{id}/matter',
      tags,
      summary: 'Belgeyi taşı',
      description:
        'Belgeyi aynı müşterinin başka bir gönderisine ya da talebine taşır; ikisi de verilmezse belge yalnızca müşterinin olur. Türü, görünürlüğü ve incelemesi değişmez; iki yerin de eksik belgeleri yeniden hesaplanır.',
      successDescription: 'Belgenin yeni hâli',
    })
    .errors({ NOT_FOUND, STALE, UNKNOWN_MATTER, OTHER_CUSTOMER })
    .input(DocumentMove)
    .output(StaffDocument),
  remove: staffProcedure
    .route({
      method: 'DELETE',
      path: '/staff/documents/{id}',
      tags,
      summary: 'Belgeyi sil, ofis için',
      description: 'Kısa bir süre geri alınabilir, sonra dosyasıyla yok olur.',
      successDescription: 'Silinen belge ve ne zamana kadar geri alınabileceği',
    })
    .errors({ NOT_FOUND })
    .input(z.object(documentId))
    .output(DeletedDocument),
  restore: staffProcedure
    .route({
      method: 'POST',
      path: '/staff/documents/{id}/restore',
      tags,
      summary: 'Silmeyi geri al, ofis için',
      description: 'Yeni silinmiş bir belgeyi geri getirir; silinmemişse bir şey değişmez.',
      successDescription: 'Geri gelen belge',
    })
    .errors({ NOT_FOUND, TOO_LATE, NO_ROOM })
    .input(z.object(documentId))
    .output(StaffDocument),
}
