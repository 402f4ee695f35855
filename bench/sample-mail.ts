/** One mail of ordinary size, the same for the product and for its neighbour. */
export const sampleMail = {
  from: 'Kervan Lojistik <bilgi@kervan.example>',
  to: 'demo@musteri.example',
  subject: 'Deneme e-postası',
}

export const sampleLetter = {
  company: {
    name: 'Kervan Lojistik',
    address: 'Örnek Cadde 1, İstanbul',
    phone: '+90 212 000 00 00',
    email: 'bilgi@kervan.example',
  },
  preheader: 'Bu e-posta gerçek yoldan geçti.',
  title: sampleMail.subject,
  paragraphs: ['Bu e-posta gerçek yoldan geçti. '.repeat(8)],
}
