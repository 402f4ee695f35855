/** The items of an offer: a table whose head repeats on paper, on a phone one block per item. */
import { type OfferSheet, type SheetLine, sheetWords } from '@kervan/domain/quotes/offer-sheet.ts'
import { Fragment } from 'react'

const [titleHead, ...figureHeads] = sheetWords.columns

export function OfferLines({ groups }: { groups: OfferSheet['groups'] }) {
  return (
    <table className="figures w-full border-collapse text-left max-sm:block">
      <thead className="max-sm:sr-only">
        <tr className="border-ink border-b text-12 text-muted">
          <th scope="col" className="py-1.5 font-medium">
            {titleHead}
          </th>
          {figureHeads.map((head) => (
            <th
              key={head}
              scope="col"
              className="py-1.5 pl-3 text-right font-medium sm:w-20 md:w-28 print:w-24"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {groups.map(({ title, lines }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups never move
          <Fragment key={place}>
            {lines.map((line, at) => (
              <Line key={line.id} line={line} group={at === 0 ? title : ''} />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

const figureCell =
  'whitespace-nowrap py-2 pl-3 text-right align-bottom max-sm:p-0 sm:align-top print:align-top'

function Line({ line, group }: { line: SheetLine; group: string }) {
  const below = group ? 'sm:pt-7' : ''
  return (
    <tr className="break-inside-avoid border-line border-b max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:gap-y-0.5 max-sm:py-2.5">
      <td className="min-w-0 py-2 align-top wrap-anywhere max-sm:col-span-2 max-sm:p-0">
        {group && <span className="block h-5 font-medium text-12 text-muted">{group}</span>}
        {line.title}
        {line.is_chosen && <strong className="font-medium"> ({sheetWords.chosen})</strong>}
        {line.description && (
          <span className="block whitespace-pre-line text-12 text-muted">{line.description}</span>
        )}
      </td>
      <td className={`${figureCell} ${below} max-sm:text-left max-sm:text-muted`}>{line.quantity}</td>
      <td className={`${figureCell} ${below} max-sm:text-muted`}>{line.unit_price}</td>
      <td className={`${figureCell} ${below} max-sm:text-left max-sm:text-muted`}>{line.tax}</td>
      <td className={`${figureCell} ${below}`}>
        {line.amount}
        {line.original && <span className="block text-12 text-muted">{line.original}</span>}
      </td>
    </tr>
  )
}
