/** Texts of the wizard. */
import type { TransportMode } from '@kervan/domain/requests/request-options.ts'

export const quickWords = {
  title: 'Hızlı Teklif Sihirbazı',
  resumed: 'Kaldığınız yerden devam ediyorsunuz.',
  prefilled: 'Karşılaştırdığınız yükün bilgileri dolduruldu.',
  repeated: 'Önceki talebinizin bilgileri dolduruldu.',
  writeWeight: 'Ağırlığı yazın.',
  chooseDay: 'Hazır olma tarihini seçin.',
  next: 'Devam et',
  back: 'Geri',
  send: 'Teklif iste',
  sending: 'Gönderiliyor...',
} as const

export const modeDetails: Record<TransportMode, string> = {
  sea_fcl: 'Konteynerin tamamı sizin',
  sea_lcl: 'Paylaşımlı konteyner',
  air: 'Ölçü ve ağırlığa göre',
  land: 'Komple veya parsiyel tır',
  van: 'Küçük ve acil yükler',
}
