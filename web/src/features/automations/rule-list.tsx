/** The list of rules, as it is declared and fetched. */
import type { Rule } from '@kervan/domain/automations/rule.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { Link } from 'react-router'
import { ruleAddress } from '#features/automations/automation-addresses.ts'
import { RuleStateBadge } from '#features/automations/rule-state.tsx'
import { RuleSwitch } from '#features/automations/rule-switch.tsx'
import { ruleLine } from '#features/automations/rule-words.ts'
import { useAutomationOptions } from '#features/automations/use-automation-options.ts'
import { api } from '#spine/api/api.ts'
import { cellText } from '#spine/lists/cell-text.tsx'
import type { ListState } from '#spine/lists/list-address.ts'
import type { ListColumn, ListDefinition } from '#spine/lists/list-definition.ts'
import { type Place, pageInput, pageOptions } from '#spine/lists/list-pages.ts'
import { useListPages } from '#spine/lists/use-list-pages.ts'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { rowLink } from '#spine/ui/row-keys.ts'

const columns: readonly ListColumn<Rule, 'created' | 'name'>[] = [
  {
    key: 'name',
    head: 'Kural',
    sort: 'name',
    place: 'main',
    width: 20,
    grow: 6,
    // Beside the switch, which stands in the corner of a card.
    className: 'max-md:pr-14',
    cell: (rule) => <Name rule={rule} />,
  },
  {
    key: 'line',
    head: 'Ne yapar',
    width: 12,
    grow: 6,
    className: 'text-muted',
    cell: (rule) => <Line rule={rule} />,
  },
  {
    key: 'state',
    head: 'Durum',
    width: 9,
    cell: (rule) => <RuleStateBadge rule={rule} />,
  },
  {
    key: 'count',
    head: 'Çalışma',
    width: 6,
    numeric: true,
    cell: ({ execution_count }) => formatCount(execution_count),
  },
  {
    key: 'last',
    head: 'Son çalışma',
    width: 9,
    className: 'text-muted',
    cell: ({ last_executed }) => (last_executed ? <RelativeTime moment={last_executed} /> : null),
  },
  {
    key: 'created',
    head: 'Eklendi',
    sort: 'created',
    optional: true,
    width: 9,
    className: 'text-muted',
    cell: ({ created_at }) => <RelativeTime moment={created_at} />,
  },
  {
    key: 'switch',
    head: 'Aç veya kapat',
    place: 'acts',
    width: 7,
    className: 'max-md:absolute max-md:top-3 max-md:right-4 max-md:mt-0 max-md:w-auto',
    cell: (rule) => <RuleSwitch rule={rule} className="relative min-h-0 justify-end gap-0" />,
  },
]

function Name({ rule }: { rule: Rule }) {
  return (
    <Link
      to={ruleAddress(rule.id)}
      {...rowLink(rule.id)}
      title={rule.name}
      className="block min-w-0 truncate font-medium outline-none after:absolute after:inset-0"
    >
      {rule.name}
    </Link>
  )
}

function Line({ rule }: { rule: Rule }) {
  const { nameOf } = useAutomationOptions()
  return cellText(ruleLine(rule, nameOf))
}

export const ruleList: ListDefinition<Rule> = {
  label: 'Kurallar',
  caption: 'Otomasyon kuralları',
  columns,
  defaultSort: '-created',
  searchLabel: 'Kuralın adında ara',
  chips: {
    label: 'Kural süzgeci',
    options: [
      { key: 'all', label: 'Tümü', params: {} },
      {
        key: 'own',
        label: 'Kendi kurallarımız',
        params: { kind: 'own' },
        empty: {
          title: 'Henüz kendi kuralınız yok',
          text: 'Hep aynı biçimde yaptığınız bir işi kurala çevirin; kapalıyken deneyebilirsiniz.',
        },
      },
      { key: 'builtin', label: 'Hazır kurallar', params: { kind: 'builtin' } },
      {
        key: 'paused',
        label: 'Duraklatılan',
        params: { state: 'paused' },
        empty: {
          title: 'Duraklatılan kural yok',
          text: 'Arka arkaya başarısız olan kurallar burada görünür.',
        },
      },
    ],
  },
  noun: 'kural',
  rowName: ({ name }) => name,
  notFound: 'Kural bulunamadı',
  empty: { title: 'Kural yok' },
  failure: { title: 'Kurallar yüklenirken bir hata oluştu' },
}

export function useRules(state: ListState) {
  const { kind, state: only } = state.filters
  return useListPages(
    api.automations.list.infiniteOptions({
      input: (place: Place) => ({
        ...pageInput(state, place),
        ...(kind && { kind: kind as 'own' | 'builtin' }),
        ...(only && { state: only as Rule['state'] }),
      }),
      ...pageOptions,
    }),
  )
}
