/** What proves an acceptance, in words, the same on the page and on paper. Without zod. */
import type { Acceptance } from '#quotes/acceptance.ts'
import { offerLabel } from '#quotes/offer-line.ts'
import { formatDateTime } from '#values/format-date.ts'
import { formatMoney } from '#values/format-number.ts'

export type EvidenceFact = { label: string; value: string }

export const evidenceWords = {
  title: 'Teklif Onay Belgesi',
  text: 'Bu kayıt, teklif onaylandığı anda oluşturuldu ve sonradan değiştirilemez.',
  noDocument: 'Onay sırasında saklanmış belge yok',
  noOptions: 'Seçilmedi',
} as const

export function evidenceFacts(acceptance: Acceptance): EvidenceFact[] {
  const { options } = acceptance
  const facts: [string, string][] = [
    ['Teklif', offerLabel(acceptance)],
    ['Konu', acceptance.title],
    ['Talep', acceptance.request_number],
    ['Muhatap', acceptance.customer_name],
    ['Onaylayan', acceptance.person_name],
    ['E-posta', acceptance.person_email],
    ['Onay zamanı', `${formatDateTime(acceptance.accepted_at)} (İstanbul)`],
    ['IP adresi', acceptance.ip_address],
    ['Tarayıcı', acceptance.user_agent],
    [
      'İsteğe bağlı kalemler',
      options.map(({ title, amount, currency }) => `${title}: ${formatMoney(amount, currency)}`).join('\n') ||
        evidenceWords.noOptions,
    ],
    ['Onaylanan toplam', formatMoney(acceptance.total, acceptance.currency)],
    ['Belgenin SHA-256 özeti', acceptance.pdf_hash ?? evidenceWords.noDocument],
  ]
  return facts.filter(([, value]) => value).map(([label, value]) => ({ label, value }))
}
