/** One mail of ordinary size, the same for the product and for its neighbour. */
export const sampleMail = {
  from: 'Kervan Lojistik <bilgi@kervan.example>',
  to: 'demo@musteri.example',
  subject: 'Deneme e-postası',
  text: 'Bu e-posta gerçek yoldan geçti. '.repeat(8),
  html: `<p>${'Bu e-posta gerçek yoldan geçti. '.repeat(16)}</p>`,
}
