/** The panel of one record in its states. */
import { ORPCError } from '@orpc/client'
import { useState } from 'react'
import { Specimen } from '#assembly/catalogue/specimen.tsx'
import { DetailPanel } from '#spine/api/detail-panel.tsx'
import { Button } from '#spine/ui/button.tsx'

type Sample = { number: string; route: string }

const sample: Sample = { number: 'GND-2026-000045', route: 'Mersin – Hamburg' }
const missing = new ORPCError('NOT_FOUND', { status: 404 })

const states = {
  loaded: { label: 'Yüklenmiş', record: sample, error: null },
  loading: { label: 'Yükleniyor', record: undefined, error: null },
  failed: { label: 'Hata', record: undefined, error: new Error('katalog') },
  missing: { label: 'Bulunamadı', record: undefined, error: missing },
} as const
type State = keyof typeof states

export function PanelsSection() {
  const [open, setOpen] = useState<State | null>(null)
  const shown = open && states[open]
  return (
    <Specimen name="Kayıt paneli">
      {(Object.keys(states) as State[]).map((state) => (
        <Button key={state} onClick={() => setOpen(state)}>
          {states[state].label}
        </Button>
      ))}
      {shown && (
        <DetailPanel
          kind="Gönderi"
          record={shown.record}
          query={{
            error: shown.error,
            isError: shown.error !== null,
            isFetching: false,
            refetch: () => setOpen('loading'),
          }}
          title={({ number }) => <span className="figures">{number}</span>}
          actions={() => (
            <Button variant="primary" className="flex-1" onClick={() => setOpen(null)}>
              Tamam
            </Button>
          )}
          onClose={() => setOpen(null)}
        >
          {({ route }) => <p>{route}</p>}
        </DetailPanel>
      )}
    </Specimen>
  )
}
