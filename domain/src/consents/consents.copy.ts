/** Problems of consents and of requests about a person's own data. */
export const consentProblems = {
  REQUEST_OPEN: { status: 409, message: 'Bekleyen bir silme talebiniz zaten var.' },
  TEXT_CHANGED: {
    status: 409,
    message: 'Onay metni siz açtıktan sonra değişti. Sayfayı yenileyip metni yeniden okuyun.',
  },
} as const satisfies Record<string, { status: number; message: string }>

/** The legal time limit for an answer. */
export const dataRequestDays = 30
