/** What proves that an offer was accepted: who, when, from where, which document, which options and which total. */
import { QuoteNo } from '#quotes/quote-document.ts'
import { decimalText } from '#values/decimal-field.ts'
import { count, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { Currency } from '#values/money.ts'
import { z } from '#z.ts'

const sum = (description: string) => decimalText(2, 16).meta({ description, examples: ['1250.00'] })

export const Acceptance = z.object({
  quote_id: Id.describe('Teklifin kimliği'),
  quote_no: QuoteNo,
  revision: count(1, 10_000, 'Revizyon', 1),
  title: writtenText('Başlık', 'Mersin – Hamburg, 2 × 40HC'),
  customer_name: writtenText('Teklifin muhatabı', 'Örnek Tekstil'),
  request_number: writtenText('Talebin numarası', 'TLP-2026-000123'),
  person_name: writtenText('Onaylayan kişi', 'Defne Işık'),
  person_email: writtenText('Onaylayanın e-postası', 'defne@musteri.example'),
  ip_address: writtenText('Onayın geldiği adres', '203.0.113.7'),
  user_agent: writtenText('Onayın geldiği tarayıcı', 'Mozilla/5.0'),
  pdf_hash: z
    .string()
    .meta({ examples: ['9f86d081884c7d65'] })
    .nullable()
    .describe('Onaylanan belgenin SHA-256 özeti; belge saklanmadıysa null'),
  options: z
    .array(
      z.object({
        id: Id.describe('Kalemin kimliği'),
        title: writtenText('Kalem', 'Nakliyat sigortası'),
        amount: sum('Tutar, kalemin para biriminde'),
        currency: Currency,
      }),
    )
    .describe('Seçilen isteğe bağlı kalemler'),
  total: sum('Onaylanan genel toplam'),
  currency: Currency,
  accepted_at: Moment.describe('Onaylandığı an'),
})
export type Acceptance = z.output<typeof Acceptance>
