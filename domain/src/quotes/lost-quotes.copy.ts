/** What can go wrong when a customer says why. Without zod, since the browser loads it. */
export const lostQuoteProblems = {
  LINK_REFUSED: { status: 400, message: 'Bağlantı geçersiz veya süresi dolmuş.' },
  REASON_KNOWN: { status: 409, message: 'Bu teklif için nedeniniz zaten kayıtlı.' },
} as const satisfies Record<string, { status: number; message: string }>
