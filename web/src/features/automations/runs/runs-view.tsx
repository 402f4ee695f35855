/** The log of all rules' runs, or of one rule's; a run opens beside it. */
import { useSearchParams } from 'react-router'
import { ruleRunList, runList, useRuns } from '#features/automations/runs/run-list.tsx'
import { RunPanel } from '#features/automations/runs/run-panel.tsx'
import { useCloseDialog, useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { List } from '#spine/lists/list.tsx'
import { useListState } from '#spine/lists/list-address.ts'
import { DateRangeInput } from '#spine/ui/date-range-input.tsx'

export function RunsView({ ruleId }: { ruleId?: string }) {
  const definition = ruleId ? ruleRunList : runList
  const state = useListState(definition)
  const runs = useRuns(state, ruleId)
  const [params, setParams] = useSearchParams()
  const run = useParam('run')
  const close = useCloseDialog('run')
  const { from = '', to = '' } = state.filters
  return (
    <>
      <List
        definition={definition}
        state={state}
        pages={runs}
        actions={
          <DateRangeInput
            label="Gün"
            value={{ from, to }}
            onChange={(range) =>
              setParams(
                new URLSearchParams(
                  withParams(params.toString(), { from: range.from || null, to: range.to || null }),
                ),
                { preventScrollReset: true },
              )
            }
          />
        }
      />
      {run && <RunPanel key={run} id={run} onClose={close} />}
    </>
  )
}
