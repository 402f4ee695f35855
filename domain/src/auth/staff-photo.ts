/** Photos of the people of the office: where they lie, and which pictures can become one. Without zod, since pages load it. */

/** The key in the file store; the address is the same behind `/api/`. A new photo has a new one, so that browsers may keep it. */
export const photoFolder = 'photos'
export const photoKeyOf = (id: string) => `${photoFolder}/${id}`
export const photoAddress = (id: string) => `/api/${photoKeyOf(id)}`

/** What may be sent, by the end of the name. It is stored as a small square. */
export const photoKinds: Readonly<Record<string, string>> = { '.jpg': 'JPG', '.jpeg': 'JPG', '.png': 'PNG' }
export const photoTypes: readonly string[] = ['image/jpeg', 'image/png']

export const photoProblems = {
  NO_PICTURE: {
    status: 422,
    message: 'Dosya fotoğraf olarak açılamadı. JPG ya da PNG bir fotoğraf seçin.',
  },
  UNKNOWN_UPLOAD: { status: 422, message: 'Yüklenen dosya bulunamadı. Dosyayı yeniden yükleyin.' },
} as const
