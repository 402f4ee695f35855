/** What automations say and what can go wrong with them. Without zod, since the browser loads it. */
export const automationWords = {
  on: 'Otomasyon Aktif',
  off: 'Otomasyon Durduruldu',
  toggleFailed: 'Otomasyon durumu güncellenirken hata oluştu.',
} as const

export const automationProblems = {
  RULE_INVALID: { status: 422, message: 'Kural kaydedilemedi. İşaretlenen yerleri düzeltin.' },
  RULE_BUILTIN: { status: 409, message: 'Hazır kurallar silinemez veya yeniden yazılamaz; kapatılabilir.' },
  RULE_OWN: { status: 409, message: 'Bu ayarlar yalnızca hazır kurallarda vardır.' },
  TOO_MANY_RULES: { status: 409, message: 'En fazla 200 kural olabilir. Önce kullanılmayanları silin.' },
  RUN_OPEN: { status: 409, message: 'Bu çalışma henüz bitmedi.' },
  RUN_AGAIN_TAKEN: { status: 409, message: 'Bu çalışma zaten yeniden başlatıldı. Yenisine bakın.' },
  RUN_BUILTIN: { status: 409, message: 'Hazır kuralların çalışmaları yeniden başlatılamaz.' },
} as const

export const mostRules = 200
