/** The tabs of the workflow centre; which one is open stands in the address. */
import type { WorkflowAnalysis } from '@kervan/domain/luna/workflow.contract.ts'
import { type SuggestionTab, suggestionTabs } from '@kervan/domain/luna/workflow.copy.ts'
import { keysOf } from '@kervan/domain/requests/request-options.ts'
import type { ComponentType } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { PredictionsView } from '#features/luna/predictions/predictions-view.tsx'
import { SuggestionList } from '#features/luna/workflow/suggestion-list.tsx'
import { useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { CountBadge } from '#spine/ui/badge.tsx'
import { TabList, TabPanel, Tabs } from '#spine/ui/tabs.tsx'

const emptyTexts: Record<SuggestionTab, string> = {
  immediate_actions: 'Acil bir eylem gerekmiyor',
  optimizations: 'İyileştirilecek bir şey görünmüyor',
  automation_suggestions: 'Önerilecek bir otomasyon yok',
}

/** Tabs that are not made of suggestions and read their own data, such as predictions: one entry each. */
const furtherTabs: readonly { value: string; label: string; Panel: ComponentType }[] = [
  { value: 'predictions', label: 'Tahminler', Panel: PredictionsView },
]

const suggestionKeys = keysOf(suggestionTabs)
const first = 'immediate_actions'

export function WorkflowTabs({ insights }: { insights: WorkflowAnalysis['luna_insights'] }) {
  const asked = useParam('tab') ?? first
  const { search } = useLocation()
  const navigate = useNavigate()
  const known = [...suggestionKeys, ...furtherTabs.map(({ value }) => value)]
  const open = known.includes(asked) ? asked : first
  return (
    <Tabs
      value={open}
      onValueChange={(tab) =>
        void navigate(
          { search: withParams(search, { tab: tab === first ? null : tab }) },
          { replace: true, preventScrollReset: true },
        )
      }
    >
      <TabList
        label="Luna’nın önerileri"
        // What only screen readers see of a tab stays within the strip.
        className="relative"
        tabs={[
          ...suggestionKeys.map((value) => ({
            value,
            label: (
              <span className="inline-flex items-center gap-2">
                {suggestionTabs[value]}
                <CountBadge count={insights[value].length} of="öneri" />
              </span>
            ),
          })),
          ...furtherTabs,
        ]}
      />
      {suggestionKeys.map((value) => (
        <TabPanel key={value} value={value}>
          <SuggestionList suggestions={insights[value]} emptyText={emptyTexts[value]} />
        </TabPanel>
      ))}
      {furtherTabs.map(({ value, Panel }) => (
        <TabPanel key={value} value={value}>
          <Panel />
        </TabPanel>
      ))}
    </Tabs>
  )
}
