/** Why an event that can be read was given to no shipment, as staff read it. */
export const notPlaced = {
  noSuchShipment: 'Bu konteyner ya da belge numarasıyla süren bir gönderi yok.',
  ofSeveral: 'Belge numarası birden çok gönderinin; konteyner hiçbirinde kayıtlı değil.',
  gone: 'Olay önceki gönderisinden çıkarıldı: yeni numaralarıyla süren bir gönderi yok.',
} as const
