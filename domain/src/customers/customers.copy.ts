/** Problems of profiles. */
export const profileWords = {
  saveFailed: 'Profil kaydedilirken bir hata oluştu.',
  noUser: 'Kullanıcı bulunamadı',
  timeoutTitle: 'Zaman Aşımı',
  timeoutText: 'İşlem çok uzun sürdü. Sayfayı yenileyin.',
  neededTitle: 'Profil Tamamlanması Gerekli',
  neededText: 'Teklif alabilmek için profilinizi tamamlayın.',
} as const

/** The profile step gives up after this long. */
export const profileStepSeconds = 15
