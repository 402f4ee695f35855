/** The mail that answers a request about personal data. */
import { formatDate } from '@kervan/domain/values/format-date.ts'
import type { Letterhead } from '#features/company/letterhead.ts'
import { type WrittenMail, writeMail } from '#features/company/write-mail.ts'

export function answerMail(
  letterhead: Letterhead,
  { createdAt, answer, name = '' }: { createdAt: string | Date; answer: string; name?: string },
): WrittenMail {
  return writeMail(
    letterhead,
    'data_request_answered',
    { 'başvuru günü': formatDate(createdAt) },
    {
      name,
      preheader: 'Başvurunuzun yanıtı bu e-postada.',
      title: 'Başvurunuz yanıtlandı',
      paragraphs: answer.split(/\n+/).filter((line) => line.trim() !== ''),
      footnote:
        'Yanıtı yeterli bulmazsanız 30 gün içinde Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz.',
    },
  )
}
