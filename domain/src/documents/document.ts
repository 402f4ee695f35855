/** A document as its customer and the office read it, and what its lists can be asked for. */
import { documentTypes, reviewStates, uploaderKinds, visibilities } from '#documents/document-kinds.ts'
import { paperKinds } from '#documents/papers.ts'
import { uploadMaxBytes, uploadTypes } from '#documents/upload-rules.ts'
import { choice, optionalText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { countOf, listInput, searchedCounts, searchInput } from '#values/list.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const type = choice(documentTypes, 'Belgenin türü')
const paper = choice(paperKinds, 'Kontrol listesindeki hangi belge olduğu').nullable()

export const Document = z.object({
  id: Id.describe('Belgenin kimliği'),
  number: z.string().meta({ description: 'Belgenin numarası', examples: ['BLG-9A8057B1'] }),
  file_name: z.string().meta({ description: 'Dosyanın adı', examples: ['fatura.pdf'] }),
  file_type: choice(uploadTypes, 'Dosyanın doğrulanmış türü'),
  file_size: z
    .number()
    .int()
    .min(1)
    .max(uploadMaxBytes)
    .meta({ description: 'Dosyanın boyu, bayt', examples: [48_213] }),
  document_type: type,
  paper: paper.describe('Kontrol listesindeki hangi belge olduğu; belli değilse null'),
  file_path: z.string().meta({
    description: 'Müşteri ve zamanla adlandırılmış yolu; dosya bununla açılmaz',
    examples: ['01890a5d-ac96-774b-bcce-b302099a8057/1772710200000.pdf'],
  }),
  description: writtenText('Açıklama', 'Mart sevkiyatının faturası'),
  is_verified: z.boolean().meta({ description: 'Onaylandı mı', examples: [true] }),
  review: choice(reviewStates, 'İnceleme: bekliyor, onaylandı ya da reddedildi'),
  review_reason: writtenText('Neden reddedildiği', 'Fatura okunmuyor'),
  reviewed_at: Moment.nullable().describe('İncelendiği an; incelenmediyse null'),
  uploaded_by: choice(uploaderKinds, 'Kimin yüklediği'),
  uploaded_at: Moment.describe('Yüklendiği an'),
  shipment_id: Id.nullable().describe('Ait olduğu gönderi; yoksa null'),
  shipment_number: writtenText('Gönderinin numarası', 'SH-9A8057B1'),
  request_id: Id.nullable().describe('Ait olduğu talep; yoksa null'),
  request_number: writtenText('Talebin numarası', 'TLP-2026-000123'),
})
export type Document = z.output<typeof Document>

/** All are of this person's session only, and end after some minutes. */
const links = {
  preview_path: z.string().meta({
    description: 'Dosyanın kısa süre çalışan adresi; PDF sayfada bundan gösterilir',
    examples: ['/api/documents/01890a5d-ac96-774b-bcce-b302099a8057/preview?surface=portal&key=Qe7'],
  }),
  thumbnail_path: z.string().meta({
    description: 'Küçük görselin kısa süre çalışan adresi; görsel olmayan dosyada boş',
    examples: ['/api/documents/01890a5d-ac96-774b-bcce-b302099a8057/thumbnail?surface=portal&key=Qe7'],
  }),
  picture_path: z.string().meta({
    description:
      'Bakmak için küçültülmüş görselin kısa süre çalışan adresi, uzun kenarı en çok 1.600 nokta; görsel olmayan dosyada boş',
    examples: ['/api/documents/01890a5d-ac96-774b-bcce-b302099a8057/picture?surface=portal&key=Qe7'],
  }),
}

export const OwnDocument = Document.extend(links)
export type OwnDocument = z.output<typeof OwnDocument>

/** What the office knows besides. */
export const OfficeDocument = Document.extend({
  customer_id: Id.describe('Müşterinin kimliği'),
  customer_name: writtenText('Müşteri', 'Defne Işık'),
  customer_company: writtenText('Müşterinin şirketi', 'Örnek Tekstil'),
  visibility: choice(visibilities, 'Müşteri de mi görür, yalnızca ofis mi'),
  uploader_name: writtenText('Yükleyenin adı', 'Defne Işık'),
  reviewer_name: writtenText('İnceleyenin adı', 'Ece Yaman'),
  sha256: z
    .string()
    .nullable()
    .meta({
      description:
        'Dosyanın SHA-256 özeti, on altılık; belge eklendikten hemen sonra alınır, o ana dek boştur',
      examples: ['9f86d081884c…'],
    }),
})
export type OfficeDocument = z.output<typeof OfficeDocument>
export const StaffDocument = OfficeDocument.extend(links)
export type StaffDocument = z.output<typeof StaffDocument>

const searched = 'Dosya adı, tür, açıklama, belge, gönderi veya talep numarasında'
const matter = {
  shipment_id: Id.describe('Yalnızca bu gönderinin belgeleri; talebininkiler de').optional(),
  request_id: Id.describe('Yalnızca bu talebin belgeleri').optional(),
}

/** What the counts of the filters depend on, as the rows do. */
const ownScope = { search: searchInput(searched, 'fatura'), ...matter }
const filters = {
  type: choice(documentTypes, 'Yalnızca bu türden olanlar').optional(),
  review: choice(reviewStates, 'Yalnızca incelemesi bu durumda olanlar').optional(),
}

export const DocumentCountInput = z.object(ownScope)
export type DocumentCountInput = z.output<typeof DocumentCountInput>
export const DocumentListInput = listInput(['created', 'name'], '-created').extend({
  ...ownScope,
  ...filters,
})
export type DocumentListInput = z.output<typeof DocumentListInput>

const staffScope = {
  search: searchInput(`${searched}, müşteride`, 'fatura'),
  ...matter,
  customer_id: Id.describe('Yalnızca bu müşterinin belgeleri').optional(),
}
export const StaffDocumentCountInput = z.object(staffScope)
export type StaffDocumentCountInput = z.output<typeof StaffDocumentCountInput>
export const StaffDocumentListInput = listInput(['created', 'name', 'type', 'review'], '-created').extend({
  ...staffScope,
  ...filters,
  visibility: choice(visibilities, 'Yalnızca müşterinin gördükleri ya da yalnızca ofisinkiler').optional(),
})
export type StaffDocumentListInput = z.output<typeof StaffDocumentListInput>

const typeCounts = {
  invoice: countOf('Fatura', 12),
  packing_list: countOf('Çeki listesi', 9),
  certificate: countOf('Sertifika', 4),
  customs: countOf('Gümrük belgesi', 3),
  insurance: countOf('Sigorta', 2),
  photo: countOf('Fotoğraf', 5),
  other: countOf('Diğer', 1),
}
const reviewCounts = {
  waiting: countOf('İncelenen', 3),
  verified: countOf('Onaylanan', 30),
  refused: countOf('Reddedilen', 1),
}
export const DocumentCounts = z.object({
  total: countOf('Hepsi', 34),
  ...typeCounts,
  ...reviewCounts,
})
export type DocumentCounts = z.output<typeof DocumentCounts>
export const StaffDocumentCounts = searchedCounts({
  total: countOf('Hepsi', 340),
  ...typeCounts,
  ...reviewCounts,
  internal: countOf('Yalnızca ofisin gördüğü', 8),
})

const description = optionalText(500, 'Açıklama', 'Mart sevkiyatının faturası')
const said = {
  document_type: type,
  paper: paper.describe('Kontrol listesindeki hangi belge olduğu; belli değilse null').default(null),
  description,
}

/** What was uploaded becomes a document. */
export const NewDocument = z.object({
  upload_id: Id.describe('POST /api/uploads yanıtındaki kimlik'),
  ...said,
  shipment_id: Id.nullable().describe('Ait olduğu gönderi; yoksa null').default(null),
  request_id: Id.nullable().describe('Ait olduğu talep; yoksa null').default(null),
})
export type NewDocument = z.output<typeof NewDocument>

/** The office adds it for somebody. */
export const NewStaffDocument = NewDocument.extend({
  customer_id: Id.nullable()
    .describe('Müşteri; gönderi ya da talep verilirse onun müşterisidir ve boş bırakılabilir')
    .default(null),
  visibility: choice(visibilities, 'Müşteri de mi görür, yalnızca ofis mi').default('customer'),
})
export type NewStaffDocument = z.output<typeof NewStaffDocument>

export const DocumentChange = z.object({ document_type: type, description, paper: said.paper })
export type DocumentChange = z.output<typeof DocumentChange>

export const DeletedDocument = z.object({
  id: Id.describe('Belgenin kimliği'),
  restorable_until: Moment.describe('Ne zamana kadar geri alınabileceği'),
})
export type DeletedDocument = z.output<typeof DeletedDocument>
