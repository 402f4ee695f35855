/** Texts of the demo request form. */
export const demoRequestCopy = {
  send: 'Demo iste',
  sending: 'Gönderiliyor',
  sentTitle: 'Talebiniz bize ulaştı',
  sent: 'En geç bir sonraki iş günü öğlene kadar size dönüyoruz. Talebinizin alındığını e-postayla da bildirdik.',
  again: 'Yeni bir talep yaz',
  unreachable: 'Bağlantı kurulamadı. Yazdıklarınız duruyor; internetinizi kontrol edip yeniden deneyin.',
  checkFields: 'İşaretli alanları düzeltin.',
  labels: {
    full_name: 'Ad soyad',
    email: 'E-posta',
    company: 'Şirket',
    phone: 'Telefon',
    message: 'Mesajınız',
  },
  messageHint: 'Hangi hatlarda ne taşıdığınızı ve size uygun günü yazabilirsiniz.',
} as const

/** The wait is given in minutes. */
export function tooOften(seconds: number | undefined): string {
  const minutes = Math.max(1, Math.ceil((seconds ?? 60) / 60))
  return `Kısa sürede çok talep gönderdiniz. ${minutes} dakika sonra yeniden deneyin ya da bize yazın.`
}
