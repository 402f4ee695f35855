/** Problems that can occur anywhere, with HTTP status and Turkish message. A feature's own problems are in its copy file. */
export const problems = {
  BAD_REQUEST: { status: 400, message: 'Gönderilen bilgiler geçersiz. Alanları kontrol edin.' },
  UNAUTHORIZED: { status: 401, message: 'Bu işlem için giriş yapmanız gerekir.' },
  FORBIDDEN: { status: 403, message: 'Bu işlem için yetkiniz yok.' },
  FOREIGN_ORIGIN: { status: 403, message: 'İstek bu siteden gelmediği için kabul edilmedi.' },
  NOT_FOUND: { status: 404, message: 'Aradığınız kayıt bulunamadı.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'Bu adres bu yöntemi desteklemiyor.' },
  OTHER_PERSON: { status: 409, message: 'Bu sekmede açık olan hesap değişti. Sayfayı yenileyin.' },
  STALE: {
    status: 409,
    message: 'Bu kayıt siz açtıktan sonra değişti. Güncel hâlini görüp yeniden deneyin.',
  },
  KEY_IN_USE: { status: 409, message: 'Aynı işlem şu anda sürüyor. Birkaç saniye sonra yeniden deneyin.' },
  KEY_REUSED: { status: 422, message: 'Bu işlem anahtarı daha önce başka bir içerikle kullanıldı.' },
  LENGTH_REQUIRED: { status: 411, message: 'İsteğin uzunluğu belirtilmelidir.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'Gönderilen içerik çok büyük.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'İçerik türü desteklenmiyor.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Çok sık denediniz. Biraz bekleyip yeniden deneyin.' },
  INTERNAL_SERVER_ERROR: { status: 500, message: 'Beklenmeyen bir hata oluştu.' },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: 'Sisteme şu anda ulaşılamıyor. Birkaç saniye sonra yeniden deneyin.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type ProblemCode = keyof typeof problems

/** How API, file routes and sockets report a problem. */
export type Problem = { code: string; status: number; message: string; request_id: string; data?: unknown }
