/** What becomes of the rows of each table: erased, emptied of what is personal, kept by law. */
import type { ErasureProof } from '@kervan/domain/customers/data-requests.contract.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'

type Props = { tables: ErasureProof['tables']; heads: readonly [string, string, string] }

export function ErasureTable({ tables, heads }: Props) {
  return (
    <table className="w-full text-14">
      <thead>
        <tr className="border-line border-b text-left text-13 text-muted">
          <th className="py-2 pr-4 font-medium">Ne</th>
          {heads.map((head) => (
            <th key={head} className="py-2 pr-4 text-right font-medium last:pr-0">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="figures">
        {tables.map(({ table, name, erased, emptied, kept }) => (
          <tr key={table} className="border-line border-b last:border-b-0">
            <th scope="row" title={table} className="py-2 pr-4 text-left font-normal">
              {name}
            </th>
            <Cell count={erased} />
            <Cell count={emptied} />
            <Cell count={kept} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ count }: { count: number }) {
  return <td className="py-2 pr-4 text-right last:pr-0">{count > 0 ? formatCount(count) : '–'}</td>
}
