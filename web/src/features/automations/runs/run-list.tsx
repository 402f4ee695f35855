/** The log of runs, as it is declared and fetched. */
import type { RunRow } from '@kervan/domain/automations/run.ts'
import { type RunStatus, runStatusWords } from '@kervan/domain/automations/run-words.ts'
import { type Subject, subjectWords } from '@kervan/domain/automations/subjects.ts'
import { formatDate, formatDateTime } from '@kervan/domain/values/format-date.ts'
import { isDay } from '@kervan/domain/values/is-day.ts'
import { Link, useLocation } from 'react-router'
import { subjectAddress } from '#features/automations/automation-addresses.ts'
import { RunStatusBadge } from '#features/automations/runs/run-status.tsx'
import { openedHere, withParams } from '#spine/addresses/dialog-address.ts'
import { api } from '#spine/api/api.ts'
import { cellText } from '#spine/lists/cell-text.tsx'
import type { ListState } from '#spine/lists/list-address.ts'
import type { ListColumn, ListDefinition } from '#spine/lists/list-definition.ts'
import { type Place, pageInput, pageOptions } from '#spine/lists/list-pages.ts'
import { useListPages } from '#spine/lists/use-list-pages.ts'
import { rowLink } from '#spine/ui/row-keys.ts'

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const dayText = (day: string) => formatDate(`${day}T09:00:00Z`)

const columns: readonly ListColumn<RunRow, 'created'>[] = [
  {
    key: 'occurred',
    head: 'Zaman',
    sort: 'created',
    width: 11.5,
    className: 'figures text-muted',
    cell: ({ occurred_at }) => formatDateTime(occurred_at),
  },
  {
    key: 'rule',
    head: 'Kural',
    place: 'main',
    width: 12,
    grow: 6,
    cell: (run) => <Opens run={run} />,
  },
  {
    key: 'subject',
    head: 'Kayıt',
    width: 10,
    grow: 3,
    cell: (run) => <SubjectLink run={run} />,
  },
  { key: 'status', head: 'Sonuç', width: 13, cell: ({ status }) => <RunStatusBadge status={status} /> },
  {
    key: 'error',
    head: 'Hata',
    width: 8,
    grow: 4,
    className: 'text-muted',
    cell: ({ error }) => cellText(error),
  },
  {
    key: 'attempts',
    head: 'Deneme',
    optional: true,
    width: 5,
    numeric: true,
    cell: ({ attempts }) => attempts,
  },
]

function Opens({ run: { id, rule_name } }: { run: RunRow }) {
  const { search } = useLocation()
  return (
    <Link
      to={{ search: withParams(search, { run: id }) }}
      state={openedHere}
      preventScrollReset
      {...rowLink(id)}
      title={rule_name}
      className="block min-w-0 truncate font-medium outline-none after:absolute after:inset-0"
    >
      {rule_name}
    </Link>
  )
}

type Concerned = Pick<RunRow, 'subject' | 'subject_id' | 'subject_label'>

export function SubjectLink({ run: { subject, subject_id, subject_label } }: { run: Concerned }) {
  if (!subject || !subject_id) return null
  const to = subjectAddress(subject, subject_id)
  if (!to) return <span className="block truncate">{subject_label || subjectWords[subject]}</span>
  return (
    <Link to={to} className="relative z-1 block min-w-0 truncate text-sea hover:underline">
      {subject_label || subjectWords[subject]}
    </Link>
  )
}

export const runList: ListDefinition<RunRow> = {
  label: 'Çalışma kaydı',
  caption: 'Kuralların çalışmaları',
  columns,
  defaultSort: '-created',
  chips: {
    label: 'Sonuç süzgeci',
    options: [
      { key: 'all', label: 'Tümü', params: {} },
      { key: 'done', label: 'Yapılan', params: { status: 'done' } },
      {
        key: 'failed',
        label: 'Başarısız',
        params: { status: 'failed' },
        urgent: true,
        empty: { title: 'Başarısız çalışma yok' },
      },
      { key: 'delayed', label: 'Bekleyen', params: { status: 'delayed' } },
      ...(['not_met', 'unless_met', 'stopped', 'dropped', 'waiting'] as const).map((status) => ({
        key: status,
        label: runStatusWords[status],
        params: { status },
        rare: true,
      })),
    ],
  },
  selects: [
    { name: 'subject', label: 'Neyle ilgili', all: 'Bütün kayıtlar', options: optionsOf(subjectWords) },
  ],
  links: [
    {
      name: 'rule',
      text: (id, rows) => `Kural: ${rows?.find(({ rule_id }) => rule_id === id)?.rule_name ?? 'seçilen'}`,
    },
    { name: 'from', isValid: isDay, text: (day) => `Başlangıç: ${dayText(day)}` },
    { name: 'to', isValid: isDay, text: (day) => `Bitiş: ${dayText(day)}` },
  ],
  newRows: 'yeni çalışma',
  noun: 'çalışma',
  rowName: ({ rule_name }) => rule_name,
  notFound: 'Çalışma bulunamadı',
  empty: { title: 'Henüz çalışma yok', text: 'Açık bir kuralın beklediği şey olduğunda burada görünür.' },
  failure: { title: 'Çalışma kaydı yüklenirken bir hata oluştu' },
}

/** Those of one rule do not say whose they are. */
export const ruleRunList: ListDefinition<RunRow> = {
  ...runList,
  label: 'Kuralın çalışmaları',
  links: (runList.links ?? []).filter(({ name }) => name !== 'rule'),
  columns: columns
    .filter(({ key }) => key !== 'subject')
    .map((column) =>
      column.key === 'rule'
        ? { ...column, head: 'Kayıt', cell: (run: RunRow) => <OpensSubject run={run} /> }
        : column,
    ),
}

function OpensSubject({ run }: { run: RunRow }) {
  const name = run.subject_label || (run.subject ? subjectWords[run.subject] : 'Çalışma')
  return <Opens run={{ ...run, rule_name: name }} />
}

export function useRuns(state: ListState, ruleId = state.filters.rule) {
  const { status, subject, from, to } = state.filters
  return useListPages(
    api.automations.runs.infiniteOptions({
      input: (place: Place) => ({
        ...pageInput(state, place),
        ...(ruleId && { rule_id: ruleId }),
        ...(status && { status: status as RunStatus }),
        ...(subject && { subject: subject as Subject }),
        ...(from && { from }),
        ...(to && { to }),
      }),
      ...pageOptions,
    }),
  )
}
