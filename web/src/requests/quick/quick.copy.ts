/** The wizard's own words. */
import type { TransportMode } from '@kervan/domain/requests/request-options.ts'
import type { Priority } from '#requests/quick/quick-draft.ts'

export const quickWords = {
  title: 'Hızlı Teklif Sihirbazı',
  resumed: 'Kaldığınız yerden devam ediyorsunuz.',
  repeated: 'Önceki talebinizin bilgileri dolduruldu. Hazır olma tarihini seçin.',
  startAnew: 'Baştan başla',
  next: 'Devam et',
  back: 'Geri',
  send: 'Teklif iste',
  sending: 'Gönderiliyor...',
} as const

export const modeDetails: Record<TransportMode, string> = {
  sea_fcl: 'Konteynerin tamamı sizin yükünüz',
  sea_lcl: 'Konteyneri başkalarıyla paylaşırsınız',
  air: 'Uçakla, ölçü ve ağırlığa göre',
  land: 'Tır ile komple veya parsiyel',
  van: 'Küçük ve acil yükler için minivan',
}

export const priorityDetails: Record<Priority, string> = {
  normal: 'Planlı sevkler için',
  fast: 'Karar vermeniz yakınsa',
  urgent: 'Bekleyemeyen yükler için',
}
