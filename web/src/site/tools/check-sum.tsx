/** How a check digit comes about, for whoever wants to see it. */
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
        {serial} ÷ 7 işleminin kalanı {digit}. Havayolu öneki hesaba katılmaz.
      </p>
    </Shown>
  )
}

export function ContainerSum({ firstTen }: { firstTen: string }) {
  const { terms, sum, remainder, digit } = containerCheckSum(firstTen)
  const rows = [
    { name: 'Karakter', cells: terms.map(({ character }) => character) },
    { name: 'Değer', cells: terms.map(({ value }) => value) },
    { name: 'Ağırlık', cells: terms.map(({ weight }) => weight) },
    { name: 'Çarpım', cells: terms.map(({ value, weight }) => value * weight) },
  ]
  return (
    <Shown>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label="Hesap tablosu">
        <table className="w-full text-right text-12 sm:text-13">
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name} className="border-line border-b last:border-0">
                <th scope="row" className="py-1 pr-2 text-left font-normal">
                  {name}
                </th>
                {cells.map((cell, position) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  <td key={position} className="py-1 pl-2 text-ink">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-3">
        Çarpımların toplamı {sum}. {sum} ÷ 11 işleminin kalanı {remainder}
        {remainder === 10 ? ', bu durumda kontrol rakamı 0 yazılır.' : `: kontrol rakamı ${digit}.`}
      </p>
    </Shown>
  )
}
