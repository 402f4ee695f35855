/** What consents and requests about one's own data say when something stands in the way. */
export const consentProblems = {
  REQUEST_OPEN: { status: 409, message: 'Bekleyen bir silme talebiniz zaten var.' },
  TEXT_CHANGED: {
    status: 409,
    message: 'Onay metni siz açtıktan sonra değişti. Sayfayı yenileyip metni yeniden okuyun.',
  },
} as const satisfies Record<string, { status: number; message: string }>

/** The law's limit for answering. */
export const dataRequestDays = 30
