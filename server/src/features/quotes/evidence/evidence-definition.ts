/** The proof of an acceptance as a document of pdfmake: what was agreed, by whom, when and from where. */
import type { Company } from '@kervan/domain/company/company.contract.ts'
import type { Acceptance } from '@kervan/domain/quotes/acceptance.ts'
import { type EvidenceFact, evidenceFacts, evidenceWords } from '@kervan/domain/quotes/evidence-facts.ts'
import { offerLabel } from '@kervan/domain/quotes/offer-line.ts'
import type { Content, DocumentDefinition } from '#features/quotes/offer-pdf/document-parts.ts'
import { defaultStyle, margin, styles, words } from '#features/quotes/offer-pdf/document-styles.ts'
import { printable } from '#features/quotes/offer-pdf/printable-text.ts'

const labelWidth = 150

export function evidenceDefinition(
  acceptance: Acceptance,
  company: Company,
  address: string,
): DocumentDefinition {
  const label = offerLabel(acceptance)
  return {
    content: [
      words(company.name, undefined, { bold: true, fontSize: 13 }),
      words(company.legal_name, 'label'),
      words(evidenceWords.title, undefined, { bold: true, fontSize: 20, margin: [0, 18, 0, 0] }),
      words(`${label} · ${acceptance.title}`, undefined, { fontSize: 11, margin: [0, 0, 0, 10] }),
      words(evidenceWords.text, 'small', { margin: [0, 0, 0, 12] }),
      ...evidenceFacts(acceptance).map(factRow),
      words(address, 'label', { margin: [0, 18, 0, 0], link: address }),
    ],
    pageSize: 'A4',
    pageOrientation: 'portrait',
    pageMargins: [margin.side, margin.top, margin.side, margin.bottom],
    defaultStyle,
    styles,
    footer: (page, pages) => ({
      columns: [
        words(`${company.name} · ${label}`, 'label', { width: '*' }),
        words(`Sayfa ${page} / ${pages}`, 'label', { width: 'auto' }),
      ],
      margin: [margin.side, 14, margin.side, 0],
    }),
    language: 'tr-TR',
    displayTitle: true,
    version: '1.7',
    info: {
      title: printable(`${evidenceWords.title} ${label}`),
      author: printable(company.name),
      subject: printable(acceptance.title),
      creator: 'Kervan',
      // Of the acceptance, so that the same proof gives the same bytes.
      creationDate: new Date(acceptance.accepted_at),
    },
  }
}

function factRow({ label, value }: EvidenceFact): Content {
  return {
    columns: [words(label, 'label', { width: labelWidth }), words(value, undefined, { width: '*' })],
    margin: [0, 0, 0, 6],
  }
}
