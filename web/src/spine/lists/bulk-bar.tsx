/** The bar under a list with selected rows: what can be done with them, how far it is, and what came of it. */
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { type ReactNode, useState } from 'react'
import { toProblem } from '#spine/api/api.ts'
import type { BulkAct, ListDefinition } from '#spine/lists/list-definition.ts'
import { type BulkRun, outcomeText, useBulkRun } from '#spine/lists/use-bulk-run.ts'
import type { ListSelection } from '#spine/lists/use-selection.ts'
import { Button } from '#spine/ui/button.tsx'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { ProgressBar } from '#spine/ui/progress-bar.tsx'
import { Select } from '#spine/ui/select.tsx'

type Props<Row> = {
  definition: Pick<ListDefinition<Row>, 'noun' | 'rowName'>
  acts: readonly BulkAct<Row>[]
  rows: readonly Row[] | undefined
  selection: ListSelection
  /** A further menu for the selected rows. */
  menu?: ((ids: readonly string[]) => ReactNode) | undefined
}

type Choice = { value: string; label: string }

export function BulkBar<Row extends { id: string }>(props: Props<Row>) {
  const { definition, acts, rows, selection, menu } = props
  const { noun } = definition
  const { run, start, dismiss } = useBulkRun<Row>(noun, (failed) =>
    selection.selectOnly(failed.map(({ id }) => id)),
  )
  const [asked, setAsked] = useState<BulkAct<Row>>()
  const selected = rows?.filter(({ id }) => selection.ids.has(id)) ?? []
  const ask = (act: BulkAct<Row>) => (act.question?.(selected) ? setAsked(act) : void start(act, selected))
  const question = asked?.question?.(selected)
  const isRunning = run !== undefined && !run.failures
  const isOpen = run !== undefined || selected.length > 0
  return (
    <>
      {isOpen && (
        <section
          aria-label="Seçilenler"
          data-bulk-bar
          className="sticky bottom-0 z-20 flex animate-rise flex-col gap-3 rounded-b-card border-line border-t bg-card px-5 py-3 shadow-float max-lg:bottom-18 max-md:rounded-card max-md:border print:hidden"
        >
          {run && <Progress run={run} definition={definition} />}
          <div className="flex flex-wrap items-center gap-2">
            {run?.failures ? (
              <Outcome run={run} onRetry={start} onClose={dismiss} />
            ) : (
              !isRunning && (
                <>
                  <p className="mr-auto font-medium">
                    <span className="figures">{formatCount(selected.length)}</span> {noun} seçildi
                  </p>
                  <Acts acts={acts} ask={ask} />
                  {menu?.(selected.map(({ id }) => id))}
                  <Button size="sm" variant="ghost" onClick={selection.toggleAll}>
                    {selected.length === selection.total ? 'Hiçbirini seçme' : 'Tümünü seç'}
                  </Button>
                  <Button size="sm" variant="ghost" onClick={selection.clear}>
                    Seçimi kaldır
                  </Button>
                </>
              )
            )}
          </div>
        </section>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={question?.title}
        description={question?.description}
        confirmLabel={asked?.label ?? ''}
        danger={false}
        onConfirm={() => asked && void start(asked, selected)}
      />
    </>
  )
}

type ActsProps<Row> = { acts: readonly BulkAct<Row>[]; ask: (act: BulkAct<Row>) => void }

function Acts<Row>({ acts, ask }: ActsProps<Row>) {
  // A key alone changes a select, so nothing happens until the choice is applied.
  const [chosen, setChosen] = useState({ key: '', value: '' })
  return acts.map((act) => {
    const choices = typeof act.choices === 'function' ? act.choices() : act.choices
    if (!choices)
      return (
        <Button key={act.key} size="sm" variant="primary" onClick={() => ask(act)}>
          {act.label}
        </Button>
      )
    const choice = choices.find(({ value }) => chosen.key === act.key && chosen.value === value)
    return (
      <span key={act.key} className="flex max-w-full items-center gap-1">
        <Select
          aria-label={act.label}
          placeholder={act.label}
          options={choices}
          value={choice?.value ?? ''}
          onChange={({ target }) => setChosen({ key: act.key, value: target.value })}
          className="h-8 w-auto max-w-full text-13 max-md:h-10"
        />
        {choice && (
          <Button
            size="sm"
            variant="primary"
            aria-label={`Uygula, ${act.label}: ${choice.label}`}
            onClick={() => ask(withChoice(act, choice))}
          >
            Uygula
          </Button>
        )}
      </span>
    )
  })
}

/** The same act for what was chosen, so that it can be tried again. */
function withChoice<Row>(act: BulkAct<Row>, { value, label }: Choice): BulkAct<Row> {
  const { choices: _, question, ...rest } = act
  return {
    ...rest,
    ...(question && { question: (rows) => question(rows, label) }),
    label: `${act.label}: ${label}`,
    run: (row) => act.run(row, value),
  }
}

type ProgressProps<Row> = { run: BulkRun<Row>; definition: Pick<ListDefinition<Row>, 'noun' | 'rowName'> }

function Progress<Row extends { id: string }>({ run, definition: { noun, rowName } }: ProgressProps<Row>) {
  const { act, total, finished, failures } = run
  if (!failures)
    return <ProgressBar label={`${act.label}: ${formatCount(total)} ${noun}`} done={finished} total={total} />
  return (
    <div role="status" className="flex flex-col gap-2">
      <p className="font-medium">{outcomeText(run, noun)}</p>
      {failures.length > 0 && (
        <ul className="max-h-40 overflow-y-auto text-13 text-muted">
          {failures.map(({ row, error }) => (
            <li key={row.id} className="break-words py-0.5">
              <span className="text-ink">{rowName(row)}</span>: {toProblem(error).message}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type OutcomeProps<Row> = {
  run: BulkRun<Row>
  onRetry: (act: BulkAct<Row>, rows: readonly Row[]) => Promise<void>
  onClose: () => void
}

function Outcome<Row>({ run: { act, failures = [] }, onRetry, onClose }: OutcomeProps<Row>) {
  return (
    <>
      {failures.length > 0 && (
        <Button
          size="sm"
          variant="primary"
          onClick={() =>
            void onRetry(
              act,
              failures.map(({ row }) => row),
            )
          }
        >
          Yeniden dene
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={onClose}>
        Kapat
      </Button>
    </>
  )
}
