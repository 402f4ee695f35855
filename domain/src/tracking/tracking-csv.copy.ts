/** The columns of a table of tracking events, and an example of one. Without the reader, since pages load it. */
import { eventKinds } from '#tracking/event-kinds.ts'

export const csvColumns = {
  referans: 'Konteyner, rezervasyon, konşimento, hava konşimentosu, CMR ya da gönderi numarası, ya da plaka',
  olay: `Ne olduğu, örneğin «${eventKinds.loaded.word}» ya da «loaded»`,
  zaman: 'GG.AA.YYYY SS:DD, Türkiye saatiyle',
  yer_kodu: 'Yerin kodu, örneğin TRMER; havalimanıysa IATA kodu da olur, örneğin FRA; isteğe bağlı',
  yer: 'Yerin adı; isteğe bağlı',
  kesinlik: 'gerçekleşti, tahmini ya da planlanan; boşsa gerçekleşti',
  parca: 'Kaç parça, örneğin 3 ya da 3/10; isteğe bağlı',
  agirlik_kg: 'Bu parçaların ağırlığı, kilogram; isteğe bağlı',
} as const
export type CsvColumn = keyof typeof csvColumns

export const csvExample = [
  Object.keys(csvColumns).join(';'),
  'CSQU3054383;Araca yüklendi;02.03.2026 08:50;TRMER;Mersin;gerçekleşti;3/10;60,5',
  'CSQU3054383;Vardı;18.03.2026 06:00;DEHAM;Hamburg;tahmini;;',
].join('\r\n')
