/** The chargeable weight of a load: by air, as LCL by sea, or on the road; shows which rule won, live as one types. On the site and in the offline file. */
import { type AirService, type Measures, measureLoad } from '@kervan/domain/values/chargeable-weight.ts'
import { useSearchParams } from 'react-router'
import { ByMode } from '#assembly/pages/site/tools/by-mode.tsx'
import { readRow, rowNotes } from '#assembly/pages/site/tools/load-draft.ts'
import { LoadRows } from '#assembly/pages/site/tools/load-rows.tsx'
import { useLoadState } from '#assembly/pages/site/tools/load-state.ts'
import { ModeLinks } from '#assembly/pages/site/tools/mode-links.tsx'
import {
  AirOptions,
  type FactorChoice,
  RoadOptions,
  readFactor,
} from '#assembly/pages/site/tools/mode-options.tsx'
import { PoliteStatus } from '#assembly/pages/site/tools/polite-status.tsx'
import { type Mode, modes, modeWords } from '#assembly/pages/site/tools/weight-modes.copy.ts'
import { Notes, WeightResult } from '#assembly/pages/site/tools/weight-result.tsx'
import { airSums, lclSums, roadSums, type WeightSums } from '#features/requests/help/weight-sums.ts'
import { readChoice } from '#spine/addresses/search-params.ts'
import { Button } from '#spine/ui/button.tsx'

export function WeightTool() {
  const [params] = useSearchParams()
  // The server knows nothing of the query: what depends on it is in `ByMode`.
  const mode: Mode = readChoice(params, 'mode', modes, 'air')
  const load = useLoadState()
  const { service, factor } = load

  const reads = load.rows.map(readRow)
  const pieces = reads.flatMap((read) => read.pieces ?? [])
  const measures = measureLoad(pieces)
  const sums = pieces.length > 0 ? sumsFor(mode, measures, service, factor) : undefined
  const notes = rowNotes(reads)
  return (
    <>
      <noscript>
        <RulesInWords />
      </noscript>
      <div className="needs-script">
        <ByMode mode={mode}>
          {(each) => (
            <>
              <ModeLinks current={each} />
              <p className="measure mt-4 text-14 text-muted">{modeWords[each].rule}</p>
            </>
          )}
        </ByMode>
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,1fr)_22rem] xl:gap-12">
          <div>
            <ByMode mode={mode}>
              {(each) => (
                <>
                  {each === 'air' && (
                    <AirOptions service={service} choose={(next) => load.choose({ service: next })} />
                  )}
                  {each === 'road' && (
                    <RoadOptions choice={factor} choose={(next) => load.choose({ factor: next })} />
                  )}
                </>
              )}
            </ByMode>
            <LoadRows load={load} reads={reads} mode={mode} />
          </div>
          <section
            aria-label="Sonuç"
            className="rounded-card border border-line bg-card p-5 xl:sticky xl:top-24"
          >
            {sums ? (
              <WeightResult sums={sums} measures={measures} asksFloor={mode === 'road'} notes={notes} />
            ) : (
              <NoResult notes={notes} tryExample={() => load.replace(modeWords[mode].example)} />
            )}
          </section>
        </div>
      </div>
      <PoliteStatus text={sums ? `Ücrete esas ağırlık ${sums.chargeable}. ${sums.rule}` : ''} />
    </>
  )
}

/** All that can be said where nothing can be reckoned. */
function RulesInWords() {
  return (
    <dl className="measure flex flex-col gap-5">
      {modes.map((mode) => (
        <div key={mode}>
          <dt className="font-medium">{modeWords[mode].name}</dt>
          <dd className="mt-1 text-14 text-muted">{modeWords[mode].rule}</dd>
        </div>
      ))}
    </dl>
  )
}

function sumsFor(
  mode: Mode,
  measures: Measures,
  service: AirService,
  choice: FactorChoice,
): WeightSums | undefined {
  if (mode === 'air') return airSums(measures, service)
  if (mode === 'lcl') return lclSums(measures)
  const { factor } = readFactor(choice)
  return factor === undefined ? undefined : roadSums(measures, factor)
}

function NoResult({ notes, tryExample }: { notes: string[]; tryExample: () => void }) {
  return (
    <>
      <p className="font-medium">Henüz bir sonuç yok</p>
      <p className="mt-1 text-14 text-muted">Adet, boy, en ve yükseklik yazıldığında hesap burada görünür.</p>
      <Notes notes={notes} />
      <Button className="mt-4" onClick={tryExample}>
        Örnek yükle dene
      </Button>
    </>
  )
}
