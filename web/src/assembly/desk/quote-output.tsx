/** What a quote comes to, and the ways it leaves the offline file. */
import { marginStateWords } from '@kervan/domain/quotes/quote-options.ts'
import type { Currency } from '@kervan/domain/quotes/quote-sums.ts'
import { plainDecimal } from '@kervan/domain/values/decimal-text.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import type { DeskData, DeskRates } from '#assembly/desk/desk-data.ts'
import type { DeskQuote } from '#assembly/desk/desk-quotes.ts'
import { deskSums } from '#assembly/desk/desk-sums.ts'
import { isWholeLine } from '#assembly/desk/line-problems.ts'
import {
  type QuoteFile,
  quoteFileEnding,
  quoteFileFormat,
  quoteFileVersion,
} from '#features/quotes/import/quote-file.ts'
import { readTyped } from '#features/quotes/typed-number.ts'
import { saveFile } from '#spine/api/save-file.ts'
import { Button } from '#spine/ui/button.tsx'
import { shownNumber } from '#spine/ui/number-text.ts'

type Props = { of: DeskQuote; data: DeskData; rates: DeskRates; onMissing: () => void; onCopy: () => void }

export function QuoteOutput({ of, data, rates, onMissing, onCopy }: Props) {
  const [said, setSaid] = useState('')
  const { totals, margin, others } = deskSums(of.quote, rates, data.tax_codes)
  const { currency } = totals
  const isWhole =
    of.quote.items.every(isWholeLine) && readTyped(of.quote.target_margin_pct, 2).problem === undefined
  const download = () => {
    if (!isWhole) {
      onMissing()
      return setSaid('Kaydetmeden önce işaretli alanları tamamlayın.')
    }
    const file = fileOf(of, rates, totals.total)
    saveFile(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }), nameOf(of))
    setSaid('Dosya indirildi. Ofiste Teklifler › Dosyadan al ile açın.')
  }
  return (
    <section
      aria-label="Toplam"
      className="sticky bottom-0 flex flex-wrap items-end gap-x-8 gap-y-4 rounded-card border border-line bg-card p-5 max-md:static"
    >
      <dl className="figures flex flex-wrap items-end gap-x-6 gap-y-2 text-14">
        <Sum name="Ara toplam" amount={formatMoney(totals.subtotal, currency)} />
        <Sum name="KDV" amount={formatMoney(totals.tax, currency)} />
        <div>
          <dt className="text-13 text-muted">Toplam</dt>
          <dd className="text-28 font-bold tracking-tight">{formatMoney(totals.total, currency)}</dd>
          <dd className="text-13 text-muted">
            {others.map((other) => formatMoney(other.total, other.currency)).join(' · ')}
          </dd>
        </div>
        {margin.margin_percent !== null && (
          <Sum
            name="Marj"
            amount={`%${shownNumber(plainDecimal(margin.margin_percent))} · ${marginStateWords[margin.state]}`}
          />
        )}
      </dl>
      <div className="ml-auto flex flex-wrap gap-2">
        <Button onClick={onCopy}>
          <Copy strokeWidth={1.75} aria-hidden /> Çoğalt
        </Button>
        <Button onClick={() => print()}>
          <Printer strokeWidth={1.75} aria-hidden /> Yazdır
        </Button>
        <Button variant="next" onClick={download}>
          <Download strokeWidth={1.75} aria-hidden /> Dosya olarak kaydet
        </Button>
      </div>
      <p role="status" className="basis-full text-14 text-muted empty:hidden">
        {said}
      </p>
    </section>
  )
}

function Sum({ name, amount }: { name: string; amount: string }) {
  return (
    <div>
      <dt className="text-13 text-muted">{name}</dt>
      <dd className="font-medium">{amount}</dd>
    </div>
  )
}

const fileOf = ({ id, quote }: DeskQuote, { date, try_per }: DeskRates, amount: string): QuoteFile => ({
  format: quoteFileFormat,
  version: quoteFileVersion,
  id,
  made_at: new Date().toISOString(),
  quote,
  rates: { date, try_per },
  total: { currency: quote.currency as Currency, amount },
})

function nameOf({ quote: { new_customer, pol, pod } }: DeskQuote): string {
  const words = [new_customer.company || new_customer.last_name, pol, pod].filter(Boolean).join(' ')
  const plain = words.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  return `teklif-${plain || 'taslak'}-${dayInIstanbul(new Date())}${quoteFileEnding}`
}
