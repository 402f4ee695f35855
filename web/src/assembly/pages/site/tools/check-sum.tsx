/** How a check digit comes about, for those who want to see it. */
import { containerCheckSum } from '@kervan/domain/values/container-number.ts'
import type { ReactNode } from 'react'

function Shown({ children }: { children: ReactNode }) {
  return (
    <details className="mt-5 border-line border-t pt-4 text-14">
      <summary className="w-fit text-sea">Hesabı göster</summary>
      <div className="figures mt-3 text-muted">{children}</div>
    </details>
  )
}

export function AwbSum({ serial, digit }: { serial: string; digit: number }) {
  return (
    <Shown>
      <p>
        {serial} ÷ 7 işleminin kalanı {digit}. Hava yolu öneki hesaba katılmaz.
      </p>
    </Shown>
  )
}

export function ContainerSum({ firstTen }: { firstTen: string }) {
  const { terms, sum, remainder, digit } = containerCheckSum(firstTen)
  return (
    <Shown>
      <table className="w-full max-w-96 text-right text-13 [&_td]:py-1 [&_th]:py-1 [&_th]:font-normal [&_tr]:border-line [&_tr]:border-b">
        <thead>
          <tr>
            <th scope="col" className="text-left">
              Karakter
            </th>
            <th scope="col">Değer</th>
            <th scope="col">Ağırlık</th>
            <th scope="col">Çarpım</th>
          </tr>
        </thead>
        <tbody className="text-ink">
          {terms.map(({ character, value, weight }) => (
            // Each weight occurs once.
            <tr key={weight}>
              <td className="text-left">{character}</td>
              <td>{value}</td>
              <td>× {weight}</td>
              <td>{value * weight}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3} className="text-left">
              Toplam
            </th>
            <td className="font-medium text-ink">{sum}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-3">
        {sum} ÷ 11 işleminin kalanı {remainder}
        {remainder === 10 ? '; bu durumda kontrol rakamı 0 yazılır.' : `: kontrol rakamı ${digit}.`}
      </p>
    </Shown>
  )
}
