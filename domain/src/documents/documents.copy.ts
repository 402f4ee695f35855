/** Sentences about files. Without zod, since pages load it. */
export const uploadProblems = {
  FILE_TOO_LARGE: { status: 413, message: "Dosya boyutu 10MB'dan küçük olmalıdır" },
  FILE_REFUSED: { status: 415, message: 'Dosya yüklenirken hata oluştu' },
  TOO_MANY_UPLOADS: {
    status: 429,
    message: 'Aynı anda çok fazla dosya gönderiyorsunuz. Biri bitince yeniden deneyin.',
  },
  TOO_MANY_UNUSED: {
    status: 409,
    message: 'Bir kayda eklenmemiş çok fazla dosyanız var. Bunları ekleyin ya da yarın yeniden deneyin.',
  },
  STORAGE_FULL: { status: 507, message: 'Dosya şu anda saklanamıyor. Biraz sonra yeniden deneyin.' },
} as const

/** Why a file was refused, beside the sentence above. */
export const refusalReasons = {
  name: 'Dosyanın adı PDF, DOC, DOCX, JPG, PNG veya GIF uzantısıyla bitmelidir.',
  empty: 'Dosya boş.',
  content: 'Dosyanın içeriği adındaki türle uyuşmuyor ya da dosya bozuk.',
} as const
