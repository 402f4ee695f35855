/** Hacim ve ekipman: the cubic metres of a load, and how many containers or trucks it takes. */
import { type FitRow, fitTable } from '@kervan/domain/requests/sense/fit-table.ts'
import { measureLoad, type Pieces } from '@kervan/domain/values/chargeable-weight.ts'
import { ToolPage } from '#assembly/desk/tool-page.tsx'
import { readRow, rowNotes } from '#assembly/pages/site/tools/load-draft.ts'
import { LoadRows } from '#assembly/pages/site/tools/load-rows.tsx'
import { useLoadState } from '#assembly/pages/site/tools/load-state.ts'
import { modeWords } from '#assembly/pages/site/tools/weight-modes.copy.ts'
import { Notes } from '#assembly/pages/site/tools/weight-result.tsx'
import { figure, kilograms } from '#features/requests/help/weight-sums.ts'
import { Button } from '#spine/ui/button.tsx'

export function VolumeTool() {
  const load = useLoadState()
  const reads = load.rows.map(readRow)
  const pieces = reads.flatMap((read) => read.pieces ?? [])
  return (
    <ToolPage
      title="Hacim ve ekipman"
      lead="Ölçüleri yazın; kaç metreküp tuttuğunu, hangi konteyner ve araçtan kaç tane gerektiğini görün."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,1fr)_26rem] xl:gap-12">
        <LoadRows load={load} reads={reads} mode="road" />
        <section
          aria-label="Sonuç"
          className="rounded-card border border-line bg-card p-5 xl:sticky xl:top-24"
        >
          {pieces.length > 0 ? (
            <Result pieces={pieces} />
          ) : (
            <>
              <p className="font-medium">Henüz bir sonuç yok</p>
              <p className="mt-1 text-14 text-muted">
                Adet, boy, en ve yükseklik yazıldığında hesap burada görünür.
              </p>
              <Button className="mt-4" onClick={() => load.replace(modeWords.road.example)}>
                Örnek yükle dene
              </Button>
            </>
          )}
          <Notes notes={rowNotes(reads)} />
        </section>
      </div>
    </ToolPage>
  )
}

function Result({ pieces }: { pieces: Pieces[] }) {
  const { volume, gross, loadingMetres } = measureLoad(pieces)
  const { containers, trucks } = fitTable({
    kg: Number(pieces.reduce((sum, piece) => sum + piece.grossGrams, 0n)) / 1000,
    cubicMetres: null,
    pieces: pieces.map(({ count, lengthMm, widthMm, heightMm }) => ({
      quantity: Number(count),
      length: Number(lengthMm) / 10,
      width: Number(widthMm) / 10,
      height: Number(heightMm) / 10,
    })),
    piecesCounted: true,
    pallets: null,
    stackable: pieces.every(({ stackable }) => stackable),
  })
  return (
    <>
      <p className="text-14 text-muted">Toplam hacim</p>
      <p className="figures mt-1 text-40 font-bold tracking-tight">{figure(volume)} m³</p>
      <p className="figures mt-1 text-14 text-muted">
        Brüt {kilograms(gross)} · zemin {figure(loadingMetres)} LDM
      </p>
      <FitTable name="Konteyner" rows={containers} />
      <FitTable name="Araç" rows={trucks} />
      <p className="mt-3 text-13 text-muted">
        Konteynerde hacmin %85’i kullanılır sayılır. Sınırlar olağan değerlerdir; taşıyıcınınki değişebilir.
      </p>
    </>
  )
}

const byWords = { weight: 'ağırlık', volume: 'hacim', floor: 'zemin' }

function FitTable({ name, rows }: { name: string; rows: FitRow[] }) {
  return (
    <table className="mt-5 w-full text-14">
      <thead>
        <tr className="text-left text-13 text-muted [&_th]:pb-1.5 [&_th]:font-normal">
          <th scope="col">{name}</th>
          <th scope="col" className="text-right">
            Adet
          </th>
          <th scope="col" className="w-28 pl-4">
            Doluluk
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className="border-line border-t align-top [&_td]:py-2 [&_th]:py-2">
            <th scope="row" className="text-left font-medium">
              {row.name}
              <span className="figures block text-12 font-normal text-muted">
                {row.cubicMetres?.toLocaleString('tr')} m³ · {(row.easyKg / 1000).toLocaleString('tr')} t
              </span>
            </th>
            {row.tooLarge.length > 0 ? (
              <td colSpan={2} className="text-right text-13 text-rejected">
                {row.tooLarge.length === 1 ? 'Bir parça sığmaz' : `${row.tooLarge.length} satır sığmaz`}
              </td>
            ) : (
              <>
                <td className="figures text-right font-medium">{row.quantity}</td>
                <td className="figures pl-4">
                  %{Math.min(100, Math.round(row.filled * 100))}{' '}
                  <span className="text-12 text-muted">{byWords[row.by]}</span>
                  <svg className="mt-1 block h-1 w-full" aria-hidden="true" focusable="false">
                    <rect width="100%" height="4" rx="2" className="fill-line" />
                    <rect
                      width={`${Math.min(100, Math.round(row.filled * 100))}%`}
                      height="4"
                      rx="2"
                      className="fill-sea"
                    />
                  </svg>
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
