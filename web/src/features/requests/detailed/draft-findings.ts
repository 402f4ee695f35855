/** What a forwarder would notice about the typed draft of the detailed form. */
import { mayBecomeCountry } from '@kervan/domain/places/country.ts'
import type { Finding, SensedField } from '@kervan/domain/requests/sense/finding.ts'
import { requestFindings } from '@kervan/domain/requests/sense/request-findings.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { sensedDraft } from '#features/requests/detailed/check-detailed.ts'
import type { DetailedDraft } from '#features/requests/detailed/detailed-draft.ts'
import { type Tab, tabs } from '#features/requests/detailed/detailed-tabs.ts'
import { useDebounced } from '#spine/ui/use-debounced.ts'

/** Those of a tab, once typing has paused; the last tab, before sending, shows all. */
export function useTabFindings(draft: DetailedDraft, tab: Tab): Finding[] {
  const settled = useDebounced(draft, 400)
  return draftFindings(settled).filter(
    ({ field }) => belongsTo(tab, field) && !(field.endsWith('_country') && isBeginning(settled, field)),
  )
}

/** The load is typed on one tab, and what it goes in is chosen on the next. */
const loadFields: readonly SensedField[] = ['estimated_weight', 'estimated_volume', 'dimensions']

function belongsTo(tab: Tab, field: SensedField): boolean {
  if (tab === 'trade' || (tab === 'transport' && loadFields.includes(field))) return true
  const fields: readonly string[] = tabs[tab].fields
  return fields.includes(field === 'dimensions' ? 'length' : field)
}

/** Whether the typed text may still become the name of a country. */
function isBeginning(draft: DetailedDraft, name: SensedField): boolean {
  return mayBecomeCountry(String(draft[name as keyof DetailedDraft]))
}

export function draftFindings(draft: DetailedDraft, today = dayInIstanbul(new Date())): Finding[] {
  const request = sensedDraft(draft)
  if (!request) return []
  // The form itself asks for the UN number.
  return requestFindings(request, today).filter(({ field }) => field !== 'un_code')
}
