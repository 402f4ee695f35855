/** What the palette offers for what was typed, group by group, in the order in which the arrow keys walk through it. */
import type { Found, FoundKind } from '@kervan/domain/palette/palette.contract.ts'
import { actionsFor, type PaletteAction } from '#features/palette/palette-action.ts'
import type { Opened } from '#features/palette/recently-opened.ts'

export type PaletteOption = { key: string; name: string; detail: string; to: string; isRecord: boolean }
export type PaletteGroup = { title: string; options: readonly PaletteOption[] }

const kinds: Record<FoundKind, { title: string; to: (id: string) => string }> = {
  customer: { title: 'Müşteriler', to: (id) => `/staff/customer-management/${id}` },
  request: { title: 'Talepler', to: (id) => `/staff/requests?request=${id}` },
  quote: { title: 'Teklifler', to: (id) => `/staff/quotes/${id}` },
  shipment: { title: 'Gönderiler', to: (id) => `/staff/shipments/${id}` },
}

type Offered = {
  typed: string
  found: readonly Found[]
  recent: readonly Opened[]
  actions: readonly PaletteAction[]
}

export function optionsFor({ typed, found, recent, actions }: Offered): PaletteGroup[] {
  const acts = actionsFor(actions, typed).map(({ key, label, to }) => ({
    key: `act-${key}`,
    name: label,
    detail: '',
    to,
    isRecord: false,
  }))
  const before = recent.map((opened) => ({ key: `recent-${opened.to}`, isRecord: true, ...opened }))
  const records = Object.entries(kinds).map(([kind, { title, to }]) => ({
    title,
    options: found
      .filter((each) => each.kind === kind)
      .map(({ id, name, detail }) => ({ key: `${kind}-${id}`, name, detail, to: to(id), isRecord: true })),
  }))
  const groups = [
    ...(typed.trim() === '' ? [{ title: 'Son açılanlar', options: before }] : records),
    { title: 'Git ve başla', options: acts },
  ]
  return groups.filter(({ options }) => options.length > 0)
}
