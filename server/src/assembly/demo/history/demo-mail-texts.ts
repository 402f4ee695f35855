/** Two mails of the demo that its company has worded in its own way. */
import type { MailKind, MailWords } from '@kervan/domain/company/mail-texts.ts'

export const demoMailTexts: readonly (MailWords & { kind: MailKind })[] = [
  {
    kind: 'offer_reminder',
    subject: 'Hatırlatma: {teklif no} numaralı teklifimiz',
    opening:
      'Size gönderdiğimiz teklif {son gün} gününün sonuna kadar geçerli. Sorunuz varsa yazın; onaylarsanız hemen yer ayırtırız.',
  },
  {
    kind: 'request_approved',
    subject: '{konu}: hazırlığa başladık',
    opening:
      '{firma} olarak hazırlığa başladık. Temsilciniz yükleme gününü sizinle kararlaştırır; her adımı panelden izleyebilirsiniz.',
  },
]
