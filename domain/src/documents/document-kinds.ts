/** What a document is, where it stands and who sees it, in the words of the screens. Without zod, since pages load it. */

/** In the order of the upload buttons. */
export const documentTypes = [
  'invoice',
  'packing_list',
  'certificate',
  'customs',
  'insurance',
  'photo',
  'other',
] as const
export type DocumentType = (typeof documentTypes)[number]

export const documentTypeWords: Record<DocumentType, string> = {
  invoice: 'Fatura',
  packing_list: 'Çeki Listesi',
  certificate: 'Sertifika',
  customs: 'Gümrük Belgesi',
  insurance: 'Sigorta',
  photo: 'Fotoğraf',
  other: 'Diğer',
}

/** Filters that are always in sight; the others are behind *more*. */
export const firstDocumentTypes = documentTypes.slice(0, 3)

export const reviewStates = ['waiting', 'verified', 'refused'] as const
export type ReviewState = (typeof reviewStates)[number]

export const reviewWords: Record<ReviewState, string> = {
  waiting: 'İnceleniyor',
  verified: 'Onaylandı',
  refused: 'Reddedildi',
}

export const uploaderKinds = ['customer', 'staff', 'driver'] as const
export type UploaderKind = (typeof uploaderKinds)[number]

export const uploaderWords: Record<UploaderKind, string> = {
  customer: 'Müşteri',
  staff: 'Ofis',
  driver: 'Sürücü',
}

export const visibilities = ['customer', 'internal'] as const
export type Visibility = (typeof visibilities)[number]

export const visibilityWords: Record<Visibility, string> = {
  customer: 'Müşteri görür',
  internal: 'Yalnızca ofis görür',
}

/** `BLG-9A8057B1`, short enough for the telephone. */
export function documentNumber(id: string): string {
  return `BLG-${id.replaceAll('-', '').slice(-8).toUpperCase()}`
}

/** For so long a deleted document can be brought back. */
export const undoSeconds = 60

/** For so long a link to a preview works, at most. */
export const previewMinutes = 15
